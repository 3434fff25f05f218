import { useState } from 'react';
import { IconNotebook } from '@tabler/icons-react';
import { effectiveDueDate } from '@bcs/contract/features/coursework/due-date';
import { compareInstants, courseWeek, localDay } from '@bcs/contract/kernel/clock';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Table } from '#kit/table.tsx';
import type { Output } from '#lib/api.ts';
import { useNow } from '#lib/now.ts';
import { PastLine } from '#lib/past-line.tsx';
import { pastText, splitPast } from '#lib/past-weeks.ts';
import { assignmentColumns } from './assignment-columns.tsx';
import type { ListedAssignment } from './assignment-words.ts';

type Props = {
  course: Output<'adminAssignments'>['course'];
  assignments: readonly ListedAssignment[];
  /** The name of the table read aloud. */
  caption: string;
  /** The sentence that is shown if there are no rows. */
  empty: string;
};

/** Assignments by the week in which they are due, from this week on; the weeks before are one line. ADM-091, D-301 */
export function AssignmentsTable({ course, assignments, caption, empty }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  const zone = course.timeZone;
  const dueOf = ({ dueDate, bufferDays }: ListedAssignment) => effectiveDueDate(dueDate, bufferDays, zone);
  const weekAt = (instant: string) => courseWeek(course.startDate, localDay(instant, zone));
  const weekOf = (row: ListedAssignment) => weekAt(dueOf(row));
  const thisWeek = weekAt(useNow());
  const byDate = assignments.toSorted((a, b) => compareInstants(dueOf(a), dueOf(b)));
  const { past, rest } = splitPast(byDate, weekOf, thisWeek);
  return (
    <Card>
      {past.length > 0 && <PastLine text={pastText(past, weekOf, 'assignment')} open={unfolded} onOpen={setUnfolded} />}
      <Table
        cards
        dense
        caption={caption}
        columns={assignmentColumns(course.id, zone, weekOf, thisWeek)}
        rows={unfolded ? [...past, ...rest] : rest}
        rowKey={({ id }) => id}
        nowAt={past.length > 0 ? rest[0]?.id : undefined}
        empty={<EmptyState icon={<IconNotebook size={30} stroke={1.7} />} title={empty} />}
      />
    </Card>
  );
}
