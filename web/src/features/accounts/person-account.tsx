import { useState, type ReactNode } from 'react';
import { plural } from '@bcs/contract/kernel/plural';
import { useFoundAdminDraft } from '#features/grants/admin-draft.ts';
import { FactList } from '#kit/fact-list.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import type { Output } from '#lib/api.ts';
import { formatDate } from '#lib/dates.ts';
import { useMaybeViewer } from '#lib/viewer.ts';
import { LoginEmail } from './login-email.tsx';
import { LastSignIn } from './last-sign-in.tsx';
import { PersonActions } from './person-actions.tsx';
import { personDraft, PersonForm } from './person-form.tsx';

type Person = Output<'adminPerson'>;

/** The facts of the account itself, and what can be done about it. */
export function PersonAccount({ person }: { person: Person }) {
  const [editing, setEditing] = useState(false);
  const timeZone = useMaybeViewer()?.timeZone ?? 'UTC';
  const { mayChange } = person;
  useFoundAdminDraft(mayChange ? personDraft(person.id) : null, () => setEditing(true));
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['E-mail', <LoginEmail key="email" person={person} />],
    ['GitHub name', person.githubUserName ?? 'None'],
    ['Last sign-in', <LastSignIn key="last" at={person.lastLoginAt} />],
    ['Signed in now', signIns(person.signIns)],
    ['Second factor', person.hasSecondFactor ? 'Set up' : 'Not set up'],
    ['Manages attendance of whole universities', person.canManageAttendance ? 'Yes' : 'No'],
    ['Account since', formatDate(person.createdAt, timeZone)],
  ];
  return (
    <Card pad aria-labelledby="account" className="grid gap-4">
      <CardHeader title="Account" id="account">
        {mayChange && !editing && (
          <Button size="sm" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
      </CardHeader>
      {editing ? <PersonForm person={person} onClose={() => setEditing(false)} /> : <FactList facts={rows} />}
      {mayChange && <PersonActions person={person} />}
    </Card>
  );
}

const signIns = (count: number) => (count === 0 ? 'Nowhere' : `In ${plural(count, 'place')}`);
