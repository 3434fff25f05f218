import { plural } from '@bcs/contract/kernel/plural';
import { verdictText } from '#features/assignment-editor/consequence-words.ts';
import type { Output } from '#lib/api.ts';

type Affected = Output<'previewCancelSession'>['students'][number];

const textOf = ({ absences: { from, to }, verdict }: Affected) =>
  [
    from === to ? '' : `from ${plural(from, 'absence')} to ${plural(to, 'absence')}`,
    verdict ? `from ${verdictText(verdict.from)} to ${verdictText(verdict.to)}` : '',
  ]
    .filter(Boolean)
    .join(', ');

/** The students whose absences or graduation status change. ADM-087 */
export const AffectedList = ({ students }: { students: readonly Affected[] }) =>
  students.length === 0 ? null : (
    <section className="grid gap-2">
      <h3 className="font-semibold">
        {plural(
          students.length,
          'student whose absences or graduation status changes',
          'students whose absences or graduation status change',
        )}
      </h3>
      <ul className="grid max-h-72 gap-2 overflow-y-auto">
        {students.map((student) => (
          <li key={student.studentEnrollmentId} className="grid">
            <span className="wrap-anywhere">{student.name}</span>
            <span className="text-sm text-muted">{textOf(student)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
