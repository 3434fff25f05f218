import { AssignmentRow } from '@bcs/contract/features/administration/model-rows';
import { atLocal } from '@bcs/contract/kernel/clock';
import { courseOf, refuseAnotherContext } from './course-of.ts';
import type { Noun } from './noun.ts';
import { oneByOne } from './one-by-one.ts';
import { insertAssignment, updateAssignment } from './queries-plans.ts';
import { storedAssignment } from './queries-stored.ts';

const END_OF_DAY = '23:59:59';

export const ASSIGNMENTS: Noun<AssignmentRow> = {
  name: 'assignments',
  changes: ['assignments'],
  schema: AssignmentRow,
  recognisedBy: ['university', 'course', 'title'],
  key: ({ university, course, title }) => `${university} / ${course} / ${title}`,
  ...oneByOne<AssignmentRow>({
    find: async (given, tx) => {
      const stored = (await storedAssignment(tx, await courseOf(tx, given), given.title)) ?? {};
      refuseAnotherContext(given, stored, 'assignment');
      return stored;
    },
    save: async (row, { id }, { tx, now }) => {
      const course = await courseOf(tx, row);
      const due = atLocal(row.dueDate, row.dueTime ?? END_OF_DAY, course.timeZone);
      if (id === undefined) return insertAssignment(tx, course, row, due, now);
      await updateAssignment(tx, course, id, row, due, now);
      return id;
    },
  }),
};
