import { passwordProblem } from '@bcs/contract/features/identity/password';
import { PersonRow } from '@bcs/contract/features/administration/model-people';
import { RowRefused, type Noun } from './import-noun.ts';
import { findAccount, insertAccount, setTemporaryPassword, updateAccount } from './queries-people.ts';
import { revokeTokens } from '#features/identity/queries-tokens';

export const PEOPLE: Noun<PersonRow> = {
  name: 'people',
  schema: PersonRow,
  key: ({ email }) => email,
  passwordOf: ({ password }) => password,
  save: async (row, { tx, now, hashOf }) => {
    const problem = row.password === null ? null : passwordProblem(row.password);
    if (problem) throw new RowRefused(`password: ${problem.message}`);
    const hash = row.password === null ? null : hashOf(row.password);
    const known = await findAccount(tx, row.email);
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
