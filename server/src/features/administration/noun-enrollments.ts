import { EnrollmentRow } from '@bcs/contract/features/administration/model-people';
import { courseOf } from './course-of.ts';
import { RowRefused, type Noun } from './import-noun.ts';
import { endEnrollment, findAccount, insertEnrollment } from './queries-people.ts';
import { storedEnrollment } from './queries-stored.ts';

export const ENROLLMENTS: Noun<EnrollmentRow> = {
  name: 'enrollments',
  changes: ['enrollments'],
  schema: EnrollmentRow,
  recognisedBy: ['university', 'course', 'email'],
  key: ({ university, course, email }) => `${university} / ${course} / ${email}`,
  find: async (given, tx) => {
    const { id } = await courseOf(tx, given);
    const account = await findAccount(tx, given.email);
    if (!account) throw new RowRefused(`email: nobody has the e-mail ${given.email}`);
    return (await storedEnrollment(tx, id, account.id, given.role ?? null)) ?? {};
  },
  save: async (row, { id, role, active }, { tx, now }) => {
    if (id !== undefined && row.role === role && row.active === active) return 'unchanged';
    // the old enrollment keeps what was done with it; another role is another enrollment
    if (id !== undefined && active) await endEnrollment(tx, id);
    if (!row.active) return active ? 'updated' : 'unchanged';
    const account = await findAccount(tx, row.email);
    if (!account) throw new RowRefused(`email: nobody has the e-mail ${row.email}`);
    await insertEnrollment(tx, await courseOf(tx, row), account.id, row.role, now);
    return active ? 'updated' : 'created';
  },
};
