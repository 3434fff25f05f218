import { useState } from 'react';
import { ATTENDANCE_WORDS, HAND_IN_WORDS } from '@bcs/contract/features/cohort-health/words';
import { marginBins, marginTitle, MARGINS, type MarginId } from '@bcs/contract/features/cohort-health/margins';
import type { CohortNames, CohortStudent } from '@bcs/contract/features/cohort-health/model';
import { GRADE_LETTERS } from '@bcs/contract/features/grading/scale';
import { fullName } from '@bcs/contract/kernel/full-name';
import { Dialog } from '#kit/dialog.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useRead } from '#lib/queries.ts';

/** The students of one part of a bar. */
type Group = { readonly label: string; readonly students: readonly CohortStudent[] };

type Props = { title: string; groups: readonly Group[]; onClose: () => void };

/** The students whom a bar counts. Students who have left are counted there and not named here. */
const BehindDialog = ({ title, groups, onClose }: Props) => (
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

type Behind = { readonly title: string; readonly groups: readonly Group[] };

const groupOf = (
  label: string,
  students: readonly CohortStudent[],
  isIn: (student: CohortStudent) => boolean,
): Group => ({ label, students: students.filter(isIn) });

const atMeeting = ({ students, meetings }: CohortNames, place: number): Behind => ({
  title: meetings[place]?.name ?? '',
  groups: ATTENDANCE_WORDS.map(({ code, label }) => groupOf(label, students, ({ marks }) => marks[place] === code)),
});

const ofItem = ({ students, items }: CohortNames, place: number): Behind => ({
  title: items[place]?.title ?? '',
  groups: HAND_IN_WORDS.map(({ key, label }) => groupOf(label, students, ({ handIns }) => handIns[place] === key)),
});

function ofLetter({ students }: CohortNames, place: number): Behind {
  const letter = GRADE_LETTERS[place] ?? 'A';
  return {
    title: `Students with the grade ${letter}`,
    groups: [groupOf(letter, students, ({ letters }) => letters.includes(letter))],
  };
}

function ofMargin({ students }: CohortNames, id: MarginId, bin: number): Behind {
  const place = MARGINS.indexOf(id);
  return {
    title: marginTitle(id),
    groups: [groupOf(marginBins(id)[bin]?.label ?? '', students, ({ margins }) => margins[place] === bin)],
  };
}

/** Opens the names behind a bar, where the role sees them on its other screens too. SUCC-067 */
export function useBehind(courseId: number, named: boolean) {
  const { data } = useRead('cohortHealthNames', { courseId }, { enabled: named });
  const [behind, setBehind] = useState<Behind | null>(null);
  const opens = (find: (names: CohortNames, place: number) => Behind) =>
    named && data ? (place: number) => setBehind(find(data, place)) : undefined;
  return {
    meeting: opens(atMeeting),
    item: opens(ofItem),
    letter: opens(ofLetter),
    margin: (id: MarginId) => opens((names, bin) => ofMargin(names, id, bin)),
    dialog: behind && <BehindDialog title={behind.title} groups={behind.groups} onClose={() => setBehind(null)} />,
  };
}
