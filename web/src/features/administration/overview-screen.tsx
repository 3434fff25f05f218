import { useSuspenseQuery } from '@tanstack/react-query';
import { IconCircleCheck } from '@tabler/icons-react';
import { dateText } from '@bcs/contract/kernel/clock';
import { Card, CardHeader } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import type { Output } from '#lib/api.ts';
import { callQuery } from '#lib/queries.ts';

type Unready = Output<'adminOverview'>['unreadyClasses'][number];

/** What waits in everything that the person administers. ADM-014 */
export function OverviewScreen() {
  const { unreadyClasses, failedJobs } = useSuspenseQuery(callQuery('adminOverview')).data;
  const isDone = unreadyClasses.length === 0 && (failedJobs ?? 0) === 0;
  return (
    <>
      <PageHeader title="Administration" lead="What waits in everything you administer." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {unreadyClasses.length > 0 && (
          <Card aria-labelledby="unready">
            <CardHeader
              id="unready"
              title="Classes that start soon and are not ready"
              lead="They start within 14 days."
              className="border-b border-line px-4 py-3.5 sm:px-5"
            />
            <ul className="divide-y divide-line">
              {unreadyClasses.map((each) => (
                <li key={each.courseId} className="grid gap-1 px-4 py-3.5 sm:px-5">
                  <strong className="font-semibold wrap-anywhere">{each.name}</strong>
                  <span className="text-sm wrap-anywhere text-muted">
                    {each.code} · {each.university} · starts {dateText(each.startDate)}
                  </span>
                  <span>{missingText(each.missing)}</span>
                </li>
              ))}
            </ul>
          </Card>
        )}
        {failedJobs !== null && failedJobs > 0 && (
          <Card aria-labelledby="jobs">
            <CardHeader
              id="jobs"
              title={failedJobs === 1 ? '1 job was given up' : `${failedJobs} jobs were given up`}
              lead="Mails among them have not been sent. The reasons: npm run bcs -- doctor."
              className="px-4 py-3.5 sm:px-5"
            />
          </Card>
        )}
        {isDone && (
          <Card>
            <EmptyState icon={<IconCircleCheck size={30} stroke={1.7} />} tone="good" title="Nothing waits">
              Every class that starts within 14 days has an instructor, students and sessions.
            </EmptyState>
          </Card>
        )}
      </div>
    </>
  );
}

const WORDS = { instructor: 'no instructor', student: 'no student', session: 'no session' } as const;

/** 'There is no instructor and no session yet.' */
function missingText(missing: Unready['missing']): string {
  const words = new Intl.ListFormat('en').format(missing.map((each) => WORDS[each]));
  return `There is ${words} yet.`;
}
