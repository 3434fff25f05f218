import { fullName } from '@bcs/contract/kernel/full-name';
import type { CohortStudent } from '@bcs/contract/features/cohort-health/model';
import { Dialog } from '#kit/dialog.tsx';
import { TextLink } from '#kit/text-link.tsx';

/** The students of one part of a bar. */
export interface Group {
  readonly label: string;
  readonly students: readonly CohortStudent[];
}

type Props = { title: string; groups: readonly Group[]; onClose: () => void };

/** The students whom a bar counts. Students who have left are counted there and not named here. */
export const BehindDialog = ({ title, groups, onClose }: Props) => (
  <Dialog open onClose={onClose} title={title} size="md">
    <div className="grid gap-4">
      {groups.map(({ label, students }) => (
        <section key={label} className="grid gap-1">
          <h3 className="text-sm font-semibold text-muted">
            {label}: {students.length}
          </h3>
          {students.length > 0 && (
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {students.map(({ studentEnrollmentId, student }) => (
                <li key={studentEnrollmentId}>
                  <TextLink to="/students/$enrollmentId" params={{ enrollmentId: String(studentEnrollmentId) }}>
                    {fullName(student)}
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <p className="text-xs text-muted">Students who have left the class are counted in the plot and not named here.</p>
    </div>
  </Dialog>
);
