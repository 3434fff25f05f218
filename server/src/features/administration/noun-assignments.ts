import { AssignmentRow } from '@bcs/contract/features/administration/model-plans';
import { atLocal } from '@bcs/contract/kernel/clock';
import { courseOf } from './course-of.ts';
import { RowRefused, type Noun } from './import-noun.ts';
import { insertAssignment, updateAssignment } from './queries-plans.ts';
import { storedAssignment } from './queries-stored.ts';

const END_OF_DAY = '23:59:59';

export const ASSIGNMENTS: Noun<AssignmentRow> = {
  name: 'assignments',
  changes: ['assignments'],
  schema: AssignmentRow,
  recognisedBy: ['university', 'course', 'title'],
  key: ({ university, course, title }) => `${university} / ${course} / ${title}`,
  find: async (given, tx) => (await storedAssignment(tx, await courseOf(tx, given), given.title)) ?? {},
  save: async (row, { id, context }, { tx, now }) => {
    const course = await courseOf(tx, row);
    const due = atLocal(row.dueDate, row.dueTime ?? END_OF_DAY, course.timeZone);
    if (id === undefined) {
      await insertAssignment(tx, course, row, due, now);
      return 'created';
    }
    if (context !== row.context) throw new RowRefused('context: cannot be changed once the assignment exists');
    return (await updateAssignment(tx, course, id, row, due, now)) > 0 ? 'updated' : 'unchanged';
  },
};
