import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { fullName } from '@bcs/contract/kernel/full-name';
import type { PersonEvent } from '@bcs/contract/features/accounts/model';
import { ACTIONS } from '@bcs/contract/kernel/audit';
import { StandingRoles } from '#features/rosters/standing-roles.tsx';
import { Alert } from '#kit/alert.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { Moment } from '#lib/moment.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { useMaybeViewer } from '#lib/viewer.ts';
import { MergePeople } from './merge-dialog.tsx';
import { PersonAccount } from './person-account.tsx';
import { PersonEnrollments } from './person-enrollments.tsx';
import { PersonInvitations } from './person-invitations.tsx';
import { PersonMerges } from './person-merges.tsx';
import { PersonSwitch } from './person-switch.tsx';
import { StateBadge } from './state-badge.tsx';

/** The history of what was done about somebody, the latest first. ADM-111 */
function PersonHistory({ events, name }: { events: readonly PersonEvent[]; name: string }) {
  const timeZone = useMaybeViewer()?.timeZone ?? 'UTC';
  if (events.length === 0) return <p className="text-muted">Nothing has been changed yet.</p>;
  return (
    <ol className="grid gap-3">
      {events.map(({ id, at, author, action, objectName, reason }) => (
        <li key={id} className="grid gap-0.5">
          <p className="wrap-anywhere">
            <span className="font-semibold">{ACTIONS[action]}</span>
            {objectName !== name && ` · ${objectName}`}
          </p>
          {reason !== null && <p className="text-sm wrap-anywhere">“{reason}”</p>}
          <p className="text-sm text-muted">
            {author ?? 'Command line'}, <Moment at={at} zone={timeZone} />
          </p>
        </li>
      ))}
    </ol>
  );
}

const route = getRouteApi('/_app/admin/people/$accountId');

/** One person: account, enrollments, invitations and history. ADM-016 */
export function PersonScreen() {
  const accountId = pathId(route.useParams().accountId);
  const person = useSuspenseQuery(callQuery('adminPerson', { accountId })).data;
  const { firstName, lastName, state, lockedUntil, mayChange, isOwn } = person;
  return (
    <>
      <PageHeader
        title={fullName({ firstName, lastName })}
        lead={person.email}
        back={<BackLink to="/admin/people">People</BackLink>}
      >
        <StateBadge state={state} lockedUntil={lockedUntil} />
        {mayChange && state !== 'deactivated' && <MergePeople person={person} />}
        {mayChange && !isOwn && <PersonSwitch person={person} />}
      </PageHeader>
      <div className="grid gap-6">
        {!mayChange && (
          <Alert tone="neutral">
            This person also belongs elsewhere. Ask somebody who administers the installation.
          </Alert>
        )}
        <PersonAccount person={person} />
        <Card pad aria-labelledby="enrollments" className="grid gap-4">
          <CardHeader title="Enrollments" id="enrollments" />
          <PersonEnrollments enrollments={person.enrollments} name={fullName({ firstName, lastName })} />
        </Card>
        <StandingRoles accountId={accountId} firstName={firstName} />
        {person.invitations.length > 0 && (
          <Card pad aria-labelledby="invitations" className="grid gap-4">
            <CardHeader title="Invitations" id="invitations" />
            <PersonInvitations accountId={accountId} invitations={person.invitations} />
          </Card>
        )}
        {person.merges.length > 0 && (
          <Card pad aria-labelledby="merges" className="grid gap-4">
            <CardHeader title="Merged accounts" id="merges" />
            <PersonMerges accountId={accountId} merges={person.merges} mayChange={mayChange} />
          </Card>
        )}
        <Card pad aria-labelledby="history" className="grid gap-4">
          <CardHeader title="History" id="history" />
          <PersonHistory events={person.history} name={fullName({ firstName, lastName })} />
        </Card>
      </div>
    </>
  );
}
