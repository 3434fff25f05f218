import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { dateText } from '@bcs/contract/kernel/clock';
import { BackLink } from '#kit/back-link.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { ClassMissing } from './class-missing.tsx';
import { ClassStateBadge } from './class-state-badge.tsx';
import { PreviewMenu } from './preview-menu.tsx';
import { ClassSteps } from './class-steps.tsx';

const route = getRouteApi('/_app/admin/classes/$courseId/');

/** One class: where it stands, what is missing, and what can be done with it. ADM-065 */
export function ClassScreen() {
  const courseId = pathId(route.useParams().courseId);
  const found = useSuspenseQuery(callQuery('adminClass', { courseId })).data;
  const facts: readonly (readonly [string, string | number])[] = [
    ['Code', found.code],
    ['University', found.university],
    ['Program', found.program],
    ['Cohort', found.cohort],
    ['Days', `${dateText(found.startDate)} to ${dateText(found.endDate)}`],
    ['Time zone', found.timeZone],
    ['Students', found.students],
    ['Staff', found.staff],
    ['Sessions', found.sessions],
    ['Assignments', found.assignments],
  ];
  return (
    <>
      <PageHeader
        title={found.name}
        lead={`${found.code} · ${found.university}`}
        back={<BackLink to="/admin/classes">Classes</BackLink>}
      >
        <ClassStateBadge state={found.state} />
        {found.mayChange && <PreviewMenu courseId={courseId} />}
        {found.mayKeep && (
          <LinkButton to="/admin/classes/$courseId/copy" params={{ courseId: String(courseId) }}>
            Copy
          </LinkButton>
        )}
        <ClassSteps found={found} />
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
