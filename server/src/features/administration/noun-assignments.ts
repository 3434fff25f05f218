import { AssignmentRow } from '@bcs/contract/features/administration/model-plans';
import { atLocal } from '@bcs/contract/kernel/clock';
import { courseOf } from './course-of.ts';
import { RowRefused, type Noun } from './import-noun.ts';
import { CONTEXT_IDS, findAssignment, insertAssignment, updateAssignment } from './queries-plans.ts';

const END_OF_DAY = '23:59:59';

export const ASSIGNMENTS: Noun<AssignmentRow> = {
  name: 'assignments',
  schema: AssignmentRow,
  key: ({ university, course, title }) => `${university} / ${course} / ${title}`,
  save: async (row, { tx }) => {
    const course = await courseOf(tx, row);
    const due = atLocal(row.dueDate, row.dueTime ?? END_OF_DAY, course.timeZone);
    const known = await findAssignment(tx, course, row.title);
    if (!known) {
      await insertAssignment(tx, course, row, due);
      return 'created';
    }
    if (known.contextId !== CONTEXT_IDS[row.context])
      throw new RowRefused('context: cannot be changed once the assignment exists');
    return (await updateAssignment(tx, course, known.id, row, due)) > 0 ? 'updated' : 'unchanged';
  },
};
