import { fullName } from '@bcs/contract/kernel/full-name';
import type { Invitation, PersonEnrollment, PersonEvent } from '@bcs/contract/features/accounts/model';
import { END_REASON_NAMES, ORIGIN_NAMES } from '@bcs/contract/features/rosters/end-reasons';
import { ACTIONS } from '@bcs/contract/kernel/audit';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { EnrollmentTransfer } from '#features/rosters/enrollment-transfer.tsx';
import { StandingRoles } from '#features/rosters/standing-roles.tsx';
import { Alert } from '#kit/alert.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { Badge } from '#kit/badge.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { formatDate, formatDateTime } from '#lib/dates.ts';
import { Moment } from '#lib/moment.tsx';
import { usePathId } from '#lib/path-id.ts';
import { useAnswer } from '#lib/queries.ts';
import { useMaybeViewer } from '#lib/viewer.ts';
import { MergePeople } from './merge-dialog.tsx';
import { PersonAccount } from './person-account.tsx';
import { PersonMerges } from './person-merges.tsx';
import { PersonSwitch } from './person-switch.tsx';
import { SendAgain } from './send-again.tsx';
import { InvitationBadge, StateBadge } from './state-badge.tsx';

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

/** The invitations of somebody, and what became of each. ADM-020 */
function PersonInvitations({ accountId, invitations }: { accountId: number; invitations: readonly Invitation[] }) {
  const timeZone = useMaybeViewer()?.timeZone ?? 'UTC';
  return (
    <ul className="grid gap-4">
      {invitations.map(({ id, courseId, course, university, state, plannedFor, waits, sentAt, failure }) => (
        <li key={id} className="grid gap-1 border-t border-line pt-4 first:border-0 first:pt-0">
          <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
            <span className="font-semibold">{course}</span>
            <InvitationBadge state={state} />
            <SendAgain accountId={accountId} invitation={{ courseId, state }} />
          </p>
          <p className="text-sm wrap-anywhere text-muted">
            {university} ·{' '}
            {waits
              ? 'waits until the class is published'
              : `${sentAt === null ? 'planned for' : 'sent'} ${formatDateTime(sentAt ?? plannedFor, timeZone)}`}
          </p>
          {failure !== null && <p className="text-sm wrap-anywhere">The mail server said: {failure}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The classes in which a person is or was enrolled, each leading to its roster; those that have ended come last. */
function PersonEnrollments({ enrollments, name }: { enrollments: readonly PersonEnrollment[]; name: string }) {
  const timeZone = useMaybeViewer()?.timeZone ?? 'UTC';
  if (enrollments.length === 0) return <p className="text-muted">This person is not in any class.</p>;
  return (
    <ul className="grid gap-4">
      {enrollments.map((each) => (
        <li key={each.id} className="grid gap-1 border-t border-line pt-4 first:border-0 first:pt-0">
          <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
            <TextLink to="/admin/classes/$courseId/roster" params={{ courseId: String(each.courseId) }}>
              {each.code}
            </TextLink>
            <Badge tone={each.active ? 'brand' : 'neutral'}>{ROLE_NAMES[each.role]}</Badge>
            {!each.active && (
              <Badge outlined>{each.endReason === null ? 'Ended' : END_REASON_NAMES[each.endReason]}</Badge>
            )}
          </p>
          <p className="text-sm wrap-anywhere text-muted">
            {each.course} · {each.university}
          </p>
          <p className="text-sm text-muted">
            Since {formatDate(each.activatedAt, timeZone)}
            {each.endedAt !== null && `, until ${formatDate(each.endedAt, timeZone)}`} · {ORIGIN_NAMES[each.origin]}
          </p>
          <EnrollmentTransfer enrollment={each} name={name} />
        </li>
      ))}
    </ul>
  );
}

/** One person: account, enrollments, invitations and history. ADM-016 */
export function PersonScreen() {
  const accountId = usePathId('accountId');
  const person = useAnswer('adminPerson', { accountId });
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
        <TitledCard pad title="Enrollments" className="grid gap-4">
          <PersonEnrollments enrollments={person.enrollments} name={fullName({ firstName, lastName })} />
        </TitledCard>
        <StandingRoles accountId={accountId} firstName={firstName} />
        {person.invitations.length > 0 && (
          <TitledCard pad title="Invitations" className="grid gap-4">
            <PersonInvitations accountId={accountId} invitations={person.invitations} />
          </TitledCard>
        )}
        {person.merges.length > 0 && (
          <TitledCard pad title="Merged accounts" className="grid gap-4">
            <PersonMerges accountId={accountId} merges={person.merges} mayChange={mayChange} />
          </TitledCard>
        )}
        <TitledCard pad title="History" className="grid gap-4">
          <PersonHistory events={person.history} name={fullName({ firstName, lastName })} />
        </TitledCard>
      </div>
    </>
  );
}
