import { EnrollmentRow } from '@bcs/contract/features/administration/model-people';
import { courseOf } from './course-of.ts';
import { RowRefused, type Noun } from './import-noun.ts';
import { endEnrollment, findAccount, findEnrollment, insertEnrollment } from './queries-people.ts';

export const ENROLLMENTS: Noun<EnrollmentRow> = {
  name: 'enrollments',
  schema: EnrollmentRow,
  key: ({ university, course, email }) => `${university} / ${course} / ${email}`,
  save: async (row, { tx, now }) => {
    const course = await courseOf(tx, row);
    const account = await findAccount(tx, row.email);
    if (!account) throw new RowRefused(`email: nobody has the e-mail ${row.email}`);
    const known = await findEnrollment(tx, course.id, account.id);
    if (known && row.active && known.role === row.role) return 'unchanged';
    // the old enrollment keeps what was done with it; another role is another enrollment
    if (known) await endEnrollment(tx, known.id);
    if (!row.active) return known ? 'updated' : 'unchanged';
    await insertEnrollment(tx, course, account.id, row.role, now);
    return known ? 'updated' : 'created';
  },
};
