import { PASSWORD } from '@bcs/contract/features/identity/failures';
import { passwordProblem } from '@bcs/contract/features/identity/password';
import { PersonRow } from '@bcs/contract/features/administration/model-rows';
import type { Values } from '@bcs/contract/features/imports/compare';
import type { Failure } from '@bcs/contract/kernel/failure';
import { isGuessed } from '#kernel/guessed-password';
import type { Noun, RowReversal, RowWrite } from './noun.ts';
import {
  findPeople,
  findUniversityNames,
  insertPeople,
  setPasswords,
  updatePeople,
  type FoundPerson,
} from './queries-people.ts';
import { revokeTokensOfMany } from '#features/identity/queries-tokens';

const ELSEWHERE = 'This person also belongs elsewhere. Ask somebody who administers the installation.';

export const PEOPLE: Noun<PersonRow> = {
  name: 'people',
  changes: ['enrollments'],
  schema: PersonRow,
  recognisedBy: ['email'],
  key: ({ email }) => email,
  passwordOf: ({ password }) => password,
  find: async (given, { tx, reach, holds }) => {
    const emails = given.map(({ email }) => email);
    const known = new Map((await findPeople(tx, emails, reach, holds)).map((one) => [one.cells.email, one]));
    const isGivingPasswords = given.some(({ password }) => password !== undefined);
    const schools = isGivingPasswords ? await findUniversityNames(tx, reach) : [];
    return given.map((row) => foundOf(row, known.get(row.email), schools));
  },
  save: async (writes, { tx, now, hashOf }) => {
    const hash = ({ password }: PersonRow) => (password === undefined ? null : hashOf(password));
    const added = writes.filter(({ object }) => object === null);
    const ids = await insertPeople(
      tx,
      added.map(({ row }) => ({ ...row, hash: hash(row) })),
      now,
    );
    const changed = writes.filter(isChanged);
    await updatePeople(
      tx,
      changed.map(({ object, row }) => ({ ...row, id: Number(object) })),
    );
    const given = changed.filter(({ columns }) => columns.includes('password'));
    await setPasswords(
      tx,
      given.map(({ object, row }) => ({ id: Number(object), hash: hash(row) ?? '' })),
      now,
    );
    const closed = changed.filter(({ row, columns }) => columns.includes('active') && !row.active);
    await revokeTokensOfMany(
      tx,
      closed.map(({ object }) => Number(object)),
      now,
    );
    const objects = writes.map(({ object, row }) => object ?? String(ids.get(row.email)));
    return { objects, reversals: writes.map((write, index) => reversalOf(write, Number(objects[index]))) };
  },
};

const isChanged = (write: RowWrite<PersonRow>): boolean => write.object !== null;

function foundOf(
  { password, ...row }: PersonRow,
  found: FoundPerson | undefined,
  schools: readonly string[],
): ReturnType<typeof asFound> {
  const problem = password === undefined ? null : problemOf(password, row, schools);
  const problems = problem ? [{ column: 'password', message: problem.message }] : [];
  if (!found) return asFound(null, {}, problems, {});
  // nothing is revealed about people who belong elsewhere, neither values nor differences
  if (!found.isWithinReach)
    return asFound(String(found.id), { ...row } as Values, [...problems, { column: 'email', message: ELSEWHERE }], {});
  // an existing password is not replaced (D-038, D-044)
  return asFound(String(found.id), found.cells, problems, found.hasPassword ? { password: undefined } : {});
}

const problemOf = (
  password: string,
  { email, firstName, lastName }: Omit<PersonRow, 'password'>,
  schools: readonly string[],
): Failure | null =>
  passwordProblem(password) ??
  (isGuessed(password, [email, firstName, lastName, ...schools]) ? PASSWORD.TOO_COMMON : null);

const asFound = (
  object: string | null,
  stored: Values,
  problems: readonly { column: string; message: string }[],
  implied: Values,
) => ({ object, stored, problems, implied, ended: null });

/** Builds the data for an undo. Passwords are neither stored nor compared. */
function reversalOf({ object, row, stored, columns }: RowWrite<PersonRow>, id: number): RowReversal {
  const { password: _secret, ...cells } = row;
  const all = cells as Values;
  if (object === null) return { thing: 'account', id, did: 'created', before: {}, after: all };
  const own = columns.filter((column) => column !== 'password');
  const pick = (values: Values) => Object.fromEntries(own.map((column) => [column, values[column] ?? null]));
  return { thing: 'account', id, did: 'changed', before: pick(stored), after: pick(all) };
}
