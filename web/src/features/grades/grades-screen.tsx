import { IconCertificate, IconClipboardList } from '@tabler/icons-react';
import { isAcademic } from '@bcs/contract/features/enrollments/contexts';
import type { Grades } from '@bcs/contract/features/grades/model';
import { Card, CardHeader } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { UnknownCoursework } from '#features/coursework/unknown-coursework.tsx';
import { useAnswer } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { GradeRow } from './grade-row.tsx';
import { GradesFailed } from './grades-failed.tsx';
import { newestFirst } from './newest-first.ts';
import { GradesPlot } from './grades-plot.tsx';
import { GradesSummary } from './grades-summary.tsx';

/** A grade that counts for the average is there, so an average must be there as well. D-096 */
const isMiscalculated = ({ grades, academicAverageGrade }: Grades) =>
  academicAverageGrade === null &&
  grades.some(
    ({ assignment, submissionGrade }) =>
      submissionGrade !== null && assignment.required && !assignment.prework && isAcademic(assignment),
  );

/** The student's grades; with an assignment, its row is open. GRADE-001, GRADE-002, GRADE-015, D-100 */
export function GradesScreen({ assignmentId = null }: { assignmentId?: number | null }) {
  const { enrollmentId } = useViewer();
  const own = useAnswer('grades', { enrollmentId });
  if (assignmentId !== null && !own.grades.some(({ assignment }) => assignment.id === assignmentId)) {
    return <UnknownCoursework />;
  }
  return (
    <>
      <PageHeader title="Grades">
        <LinkButton to="/graduation">
          <IconCertificate size={18} aria-hidden />
          Graduation
        </LinkButton>
      </PageHeader>
      <div className="grid gap-5">
        {isMiscalculated(own) ? <GradesFailed /> : <GradesSummary own={own} />}
        <GradesPlot grades={own.grades} />
        <Card>
          <CardHeader
            title="Assignments and milestones"
            className="px-4 pt-4 sm:px-5 pb-3"
            lead="Newest feedback first. Open a row to read it."
          />
          {own.grades.length === 0 ? (
            <EmptyState icon={<IconClipboardList size={30} stroke={1.7} />} title="No assignments yet." level={3} />
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {newestFirst(own.grades).map((row) => (
                <GradeRow key={row.assignment.id} row={row} open={row.assignment.id === assignmentId} />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </>
  );
}
