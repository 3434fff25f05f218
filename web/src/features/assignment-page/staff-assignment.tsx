import { isInGradebook } from '@bcs/contract/features/grading/rights';
import type { AssignmentStudent } from '@bcs/contract/features/assignment-page/model';
import type { Assignment } from '@bcs/contract/features/coursework/model';
import { Card, CardHeader } from '#kit/card.tsx';
import { Markdown } from '#kit/markdown.tsx';
import { Share } from '#features/coursework/share.tsx';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { AssignmentFacts, Fact } from './assignment-facts.tsx';
import { DueDateExtension } from './due-date-extension.tsx';
import { StudentTable } from './student-table.tsx';

type Props = { assignment: Assignment; students: readonly AssignmentStudent[] };

/** The students with their submissions and grades, beside the facts and the text of the task. WORK-009 */
export function StaffAssignment({ assignment, students }: Props) {
  const { role } = useViewer();
  const { submittedStudentCount, gradedStudentCount, effectiveDueDate } = assignment;
  const isDue = effectiveDueDate <= useNow();
  return (
    <div className="grid gap-5">
      <Card pad>
        <h2 className="sr-only">At a glance</h2>
        <AssignmentFacts
          wide
          assignment={assignment}
          more={
            students.length > 0 && (
              <Fact name="Submitted and graded">
                <span className="grid gap-2">
                  <Share label="Submitted" part={submittedStudentCount ?? 0} whole={students.length} isDue={isDue} />
                  <Share
                    label="Graded"
                    part={gradedStudentCount ?? 0}
                    whole={submittedStudentCount ?? 0}
                    isDue={isDue}
                  />
                </span>
              </Fact>
            )
          }
        >
          {!assignment.isArchived && <DueDateExtension assignment={assignment} />}
        </AssignmentFacts>
      </Card>
      {isInGradebook(assignment, role) && <StudentTable assignment={assignment} students={students} />}
      <Card pad>
        <CardHeader title="Assignment" className="mb-3" />
        <Markdown source={assignment.assignmentContent.content} top={3} />
      </Card>
    </div>
  );
}
