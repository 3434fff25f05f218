import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { IconCircleCheck } from '@tabler/icons-react';
import { dateText } from '@bcs/contract/kernel/clock';
import { plural, list } from '@bcs/contract/kernel/plural';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import type { Output } from '#lib/api.ts';
import { callQuery } from '#lib/queries.ts';
import { useNow } from '#lib/now.ts';
import { OperationAlerts, operationWaits } from './operation-alerts.tsx';
import { OpenDrafts } from './open-drafts.tsx';
import { WaitingClasses } from './waiting-classes.tsx';

type Overview = Output<'adminOverview'>;

/** The first steps, then what waits in all that the person administers, each with where it is settled. ADM-014 */
export function OverviewScreen({ children }: { children?: ReactNode }) {
  const { unreadyClasses, endedClasses, invitations, openDrafts, operation } = useSuspenseQuery(
    callQuery('adminOverview'),
  ).data;
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
          <Card>
            <EmptyState
              icon={<IconCircleCheck size={30} stroke={1.7} />}
              tone="good"
              title="Nothing needs your attention"
            >
              Every class that starts within 14 days has an instructor, students and sessions.
            </EmptyState>
          </Card>
        )}
      </div>
    </>
  );
}

const MISSING_WORDS = { instructor: 'no instructor', student: 'no student', session: 'no session' } as const;

/** 'There is no instructor and no session yet.' */
function missingText(missing: Overview['unreadyClasses'][number]['missing']): string {
  const words = list(missing.map((each) => MISSING_WORDS[each]));
  return `There is ${words} yet.`;
}

/** '2 failed, 1 expired' */
const invitationsText = ({ failed, expired }: Overview['invitations'][number]) =>
  [failed > 0 && `${failed} failed`, expired > 0 && `${expired} expired`].filter(Boolean).join(', ');
