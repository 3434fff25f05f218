import type { ReactNode } from 'react';
import { IconCircleCheck } from '@tabler/icons-react';
import { isBackupOld } from '@bcs/contract/features/administration/backups';
import { dateText, type Instant } from '@bcs/contract/kernel/clock';
import { plural, list } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { EmptyCard } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import type { Output } from '#lib/api.ts';
import { Moment } from '#lib/moment.tsx';
import { useAnswer } from '#lib/queries.ts';
import { useNow } from '#lib/now.ts';
import { useMaybeViewer } from '#lib/viewer.ts';
import { WaitingClasses } from './waiting-classes.tsx';

type Overview = Output<'adminOverview'>;

/** The list of what the reader has begun to write but not saved, on any device, with links. ADM-014, ADM-116 */
function OpenDrafts({ drafts }: { drafts: Output<'adminOverview'>['openDrafts'] }) {
  const timeZone = useMaybeViewer()?.timeZone ?? 'UTC';
  if (drafts.length === 0) return null;
  return (
    <TitledCard
      title="Your open drafts"
      lead="Changes that you have not saved yet. No one else sees them, and they are deleted after 30 days."
      head="border-b border-line px-4 py-3.5 sm:px-5"
    >
      <ul className="divide-y divide-line">
        {drafts.map(({ form, title, path, savedAt }) => (
          <li key={form} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 sm:px-5">
            <span className="grid min-w-0 grow basis-60 gap-1">
              <strong className="font-semibold wrap-anywhere">{title}</strong>
              <span className="text-sm text-muted">
                Written <Moment at={savedAt} zone={timeZone} />
              </span>
            </span>
            <LinkButton to={path} hash={form} size="sm" aria-label={`Continue with ${title}`}>
              Continue
            </LinkButton>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** Something that waits for anyone who operates the installation, and where it is settled. */
type Wait = { readonly text: string; readonly to: keyof typeof PAGES };

const PAGES = { '/admin/health': 'Health', '/admin/mail': 'E-mail' } as const;

/** Says in sentences what waits for anyone who administers the installation. ADM-014, ADM-123, SUCC-084 */
function operationWaits(operation: Output<'adminOverview'>['operation'], now: Instant): readonly Wait[] {
  if (operation === null) return [];
  const { failedJobs, refusedAddresses, lastBackupAt } = operation;
  const failed = plural(failedJobs, 'job or e-mail has failed.', 'jobs and e-mails have failed.');
  const refused = plural(refusedAddresses, 'address refuses e-mail.', 'addresses refuse e-mail.');
  const backup = lastBackupAt === null ? 'No backup has been made yet.' : 'The last backup is older than seven days.';
  return [
    ...(failedJobs > 0 ? [{ text: failed, to: '/admin/health' } as const] : []),
    ...(refusedAddresses > 0 ? [{ text: refused, to: '/admin/mail' } as const] : []),
    ...(isBackupOld(lastBackupAt, now) ? [{ text: backup, to: '/admin/health' } as const] : []),
  ];
}

/** Each line links to the page where it is settled. */
const OperationAlerts = ({ waits }: { waits: readonly Wait[] }) =>
  waits.map(({ text, to }) => (
    <Alert
      key={text}
      tone="warn"
      title={text}
      action={
        <LinkButton to={to} size="sm">
          {PAGES[to]}
        </LinkButton>
      }
    />
  ));

/** The first steps, then what waits in all that the person administers, each with where it is settled. ADM-014 */
export function OverviewScreen({ children }: { children?: ReactNode }) {
  const { unreadyClasses, endedClasses, invitations, openDrafts, operation } = useAnswer('adminOverview');
  const waits = operationWaits(operation, useNow());
  const isDone = [unreadyClasses, endedClasses, invitations, openDrafts, waits].every(({ length }) => length === 0);
  return (
    <>
      <PageHeader dense title="Administration" lead="What needs your attention in everything you administer." />
      {children}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <OperationAlerts waits={waits} />
        <OpenDrafts drafts={openDrafts} />
        <WaitingClasses
          id="unready"
          title="Classes that start soon and are not ready"
          lead="They start within 14 days."
          classes={unreadyClasses}
          what={({ missing, startDate }) => `Starts ${dateText(startDate)}. ${missingText(missing)}`}
        />
        <WaitingClasses
          id="invitations"
          title="Invitations without an answer"
          lead="The e-mail could not be delivered, or no one opened its link within seven days."
          classes={invitations}
          what={invitationsText}
          settle={({ courseId, universityId, name }) => (
            <LinkButton
              to="/admin/people"
              search={{ university: String(universityId), class: String(courseId), state: 'invited' }}
              size="sm"
              aria-label={`People invited to ${name}`}
            >
              People
            </LinkButton>
          )}
        />
        <WaitingClasses
          id="ended"
          title="Classes that are over"
          lead="They stay open for changes until they are concluded. Their members can still read them afterward."
          classes={endedClasses}
          what={({ endDate, students }) =>
            `Ended ${dateText(endDate)}. ${plural(students, 'student is', 'students are')} enrolled.`
          }
          settle={({ courseId, name }) => (
            <LinkButton
              to="/admin/classes/$courseId"
              params={{ courseId: String(courseId) }}
              size="sm"
              aria-label={`Class ${name}`}
            >
              Class
            </LinkButton>
          )}
        />
        {isDone && (
          <EmptyCard icon={<IconCircleCheck size={30} stroke={1.7} />} tone="good" title="Nothing needs your attention">
            Every class that starts within 14 days has an instructor, students and sessions.
          </EmptyCard>
        )}
      </div>
    </>
  );
}

const MISSING_WORDS = { instructor: 'no instructor', student: 'no student', session: 'no session' } as const;

/** Says what is missing: 'There is no instructor and no session yet.' */
function missingText(missing: Overview['unreadyClasses'][number]['missing']): string {
  const words = list(missing.map((each) => MISSING_WORDS[each]));
  return `There is ${words} yet.`;
}

/** Counts invitations without an answer: '2 failed, 1 expired'. */
const invitationsText = ({ failed, expired }: Overview['invitations'][number]) =>
  [failed > 0 && `${failed} failed`, expired > 0 && `${expired} expired`].filter(Boolean).join(', ');
