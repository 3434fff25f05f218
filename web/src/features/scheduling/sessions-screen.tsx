import { IconCalendarPlus } from '@tabler/icons-react';
import { DeletedList } from '#features/deleted-items/deleted-list.tsx';
import { useFormOpen } from '#features/grants/admin-draft.ts';
import { ExportButton } from '#features/grants/export-button.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { usePathId } from '#lib/path-id.ts';
import { useAnswer } from '#lib/queries.ts';
import type { RouteError } from '#lib/load-failed.tsx';
import { MissingOrFailed } from '#lib/missing-or-failed.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { Schedule } from './schedule.tsx';

/** The sessions of the class could not be had. */
export const SessionsFailed = (failed: RouteError) => (
  <MissingOrFailed {...failed} title="We could not load the sessions. Please try again." />
);

/** The sessions of a class week by week, and how they are planned. ADM-081 */
export function SessionsScreen() {
  const courseId = usePathId('courseId');
  const { course, sessions, deleted, mayEdit } = useAnswer('adminSessions', { courseId });
  const [planning, setPlanning] = useFormOpen(`plan-sessions/${course.id}`);
  const plan = (
    <Button tone="primary" onClick={() => setPlanning(true)}>
      Plan sessions
    </Button>
  );
  return (
    <>
      <PageHeader title="Sessions" dense>
        <ExportButton noun="sessions" filters={{ courseId }} />
        {mayEdit && sessions.length > 0 && (
          <LinkButton to="/admin/classes/$courseId/move" params={{ courseId: String(courseId) }}>
            Move
          </LinkButton>
        )}
        {sessions.length > 0 && (
          <LinkButton to="/admin/classes/$courseId/syllabus" params={{ courseId: String(courseId) }}>
            Syllabus
          </LinkButton>
        )}
        {mayEdit && (
          <LinkButton
            to="/admin/classes/$courseId/sessions/$sessionId"
            params={{ courseId: String(courseId), sessionId: 'new' }}
          >
            Add session
          </LinkButton>
        )}
        {mayEdit && plan}
      </PageHeader>
      {planning && <PlanDialog course={course} onClose={() => setPlanning(false)} />}
      <div className="grid gap-5">
        <Card>
          {sessions.length === 0 ? (
            <EmptyState icon={<IconCalendarPlus size={30} stroke={1.7} />} title="No sessions are planned.">
              {mayEdit && 'Choose the weekdays on which the class meets; holidays are left out automatically.'}
            </EmptyState>
          ) : (
            <Schedule course={course} sessions={sessions} mayEdit={mayEdit} />
          )}
        </Card>
        <DeletedList kind="session" zone={course.timeZone} {...{ courseId, deleted, mayEdit }} />
      </div>
    </>
  );
}
