import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { classPhase, type ClassPhase } from '@bcs/contract/features/classes/states';
import { dateText, localDay } from '@bcs/contract/kernel/clock';
import { Card, CardHeader } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import type { Output } from '#lib/api.ts';
import { zoneName } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { ClassMissing } from './class-missing.tsx';
import { PreviewMenu } from './preview-menu.tsx';
import { ClassSteps } from './class-steps.tsx';

const route = getRouteApi('/_app/admin/classes/$courseId/');

/** One class: where it stands, what is missing, and what can be done with it. ADM-065 */
export function ClassScreen() {
  const courseId = pathId(route.useParams().courseId);
  const found = useSuspenseQuery(callQuery('adminClass', { courseId })).data;
  const phase = classPhase(found, localDay(useNow(), found.timeZone));
  const facts: readonly (readonly [string, string | number])[] = [
    ['University', found.university],
    ['Program', found.program],
    ['Cohort', found.cohort],
    ['Days', `${dateText(found.startDate)} to ${dateText(found.endDate)}`],
    ['Time zone', zoneName(found.timeZone)],
    ['Students', found.students],
    ['Staff', found.staff],
    ['Sessions', found.sessions],
    ['Assignments', found.assignments],
  ];
  return (
    <>
      <PageHeader title="Class" lead={NEXT[phase](found)} dense>
        {found.mayChange && <PreviewMenu courseId={courseId} />}
        {found.mayKeep && (
          <LinkButton to="/admin/classes/$courseId/copy" params={{ courseId: String(courseId) }}>
            Copy
          </LinkButton>
        )}
        <ClassSteps found={found} phase={phase} />
      </PageHeader>
      <div className="grid gap-6">
        <ClassMissing found={found} />
        <Card pad aria-labelledby="class-facts" className="grid gap-4">
          <CardHeader title="The class" id="class-facts" />
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
            {facts.map(([term, value]) => (
              <div key={term} className="grid min-w-0 gap-0.5">
                <dt className="text-sm text-muted">{term}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </>
  );
}

/** The sentence about what is to be done next with a class, or what it waits for. */
const NEXT: Readonly<Record<ClassPhase, (found: Output<'adminClass'>) => string>> = {
  draft: () => 'Students do not see it yet. Publish it when it is ready.',
  upcoming: ({ startDate }) => `Students see it. It starts on ${dateText(startDate)}.`,
  running: ({ endDate }) => `It runs until ${dateText(endDate)}.`,
  over: ({ endDate }) => `It ended on ${dateText(endDate)}. Conclude it, so that nothing in it changes anymore.`,
  concluded: () => 'Everyone in it can read it, and no one can change it.',
  archived: () => 'It is not listed anywhere until it is brought back.',
  deleted: () => 'It can be brought back for 30 days after it was deleted.',
};
