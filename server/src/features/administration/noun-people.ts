import { passwordProblem } from '@bcs/contract/features/identity/password';
import { PersonRow } from '@bcs/contract/features/administration/model-people';
import { RowRefused, type Noun } from './import-noun.ts';
import { findAccount, insertAccount, setTemporaryPassword, updateAccount } from './queries-people.ts';
import { storedPerson } from './queries-stored.ts';
import { revokeTokens } from '#features/identity/queries-tokens';

export const PEOPLE: Noun<PersonRow> = {
  name: 'people',
  changes: ['enrollments'],
  schema: PersonRow,
  recognisedBy: ['email'],
  key: ({ email }) => email,
  passwordOf: ({ password }) => password,
  find: async ({ email }, tx) => (await storedPerson(tx, email)) ?? {},
  save: async (row, { id }, { tx, now, hashOf }) => {
    const problem = row.password === undefined ? null : passwordProblem(row.password);
    if (problem) throw new RowRefused(`password: ${problem.message}`);
    const hash = row.password === undefined ? null : hashOf(row.password);
    const known = id === undefined ? undefined : await findAccount(tx, row.email);
    if (!known) {
      await insertAccount(tx, row, hash, now);
      return 'created';
    }
    const changed = await updateAccount(tx, known.id, row);
    if (known.active && !row.active) await revokeTokens(tx, known.id, now);
    const given = hash !== null && !known.hasPassword ? await setTemporaryPassword(tx, known.id, hash, now) : 0;
    return changed + given > 0 ? 'updated' : 'unchanged';
  },
};
