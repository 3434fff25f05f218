import { useState, type ReactNode } from 'react';
import { LONGEST_NAME } from '@bcs/contract/features/accounts/failures';
import { fullName } from '@bcs/contract/kernel/full-name';
import { plural } from '@bcs/contract/kernel/plural';
import { useAdminDraft, useFoundAdminDraft } from '#features/grants/admin-draft.ts';
import { FactList } from '#kit/fact-list.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Output } from '#lib/api.ts';
import { formatDate } from '#lib/dates.ts';
import { EditForm } from '#lib/form-frame.tsx';
import { initialValues, orNull } from '#lib/form-values.ts';
import { useForm } from '#lib/form.ts';
import { useMaybeViewer } from '#lib/viewer.ts';
import { LoginEmail } from './login-email.tsx';
import { LastSignIn } from './last-sign-in.tsx';
import { PersonActions } from './person-actions.tsx';

type Person = Output<'adminPerson'>;

/** The name under which the form keeps what is typed. */
const personDraft = (accountId: number) => `person/${accountId}`;

type Props = {
  person: Pick<Output<'adminPerson'>, 'id' | 'version' | 'firstName' | 'lastName' | 'githubUserName'>;
  onClose: () => void;
};

const EMPTY_FORM = { version: 0, firstName: '', lastName: '', githubUserName: '' };

/** The name of a person, and the one at GitHub. */
function PersonForm({ person, onClose }: Props) {
  const form = useForm('updatePerson', {
    draft: useAdminDraft(personDraft(person.id), `${fullName(person)}: names`, initialValues(EMPTY_FORM, person)),
    input: (typed) => ({ accountId: person.id, ...typed, githubUserName: orNull(typed.githubUserName) }),
    said: 'Saved.',
    onDone: onClose,
  });
  return (
    <EditForm form={form} onClose={onClose}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.text('firstName', 'First name')} maxLength={LONGEST_NAME} />
        <TextField {...form.text('lastName', 'Last name')} maxLength={LONGEST_NAME} />
        <TextField {...form.text('githubUserName', 'GitHub name')} maxLength={LONGEST_NAME} />
      </div>
    </EditForm>
  );
}

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
