import type { Tx } from '#database/db';
import { importRows } from '#features/imports/import-rows';
import { ENROLLMENTS } from '#features/imports/noun-enrollments';
import { PEOPLE } from '#features/imports/noun-people';
import type { Noun } from '#features/imports/noun';
import {
  deleteMfaSecrets,
  findAccount,
  setActive,
  setTemporaryPassword,
} from '#features/administration/queries-people';
import { loginNameOf } from '#kernel/login-name';
import { forgetFailures } from '#features/identity/queries-login';
import { revokeTokens } from '#features/identity/queries-tokens';
import { newPassword } from './new-password.ts';
import { CommandFailed, type Workplace } from './surroundings.ts';

export interface Seat {
  readonly university?: string;
  readonly course?: string;
  readonly role?: string;
}
export interface NewUser extends Seat {
  readonly first: string;
  readonly last: string;
}

/** Makes an account with a temporary password that is shown once, and enrolls it when a course is given: both or nothing. */
export async function createUser(place: Workplace, email: string, { first, last, ...seat }: NewUser): Promise<void> {
  const { database, say } = place;
  if (await findAccount(database, loginNameOf(email).email))
    throw new CommandFailed(`${email} has an account already. To enroll it: user enroll ${email}`);
  const password = newPassword();
  const isEnrolled = seat.university !== undefined || seat.course !== undefined || seat.role !== undefined;
  await save(place, [
    [PEOPLE, { email, firstName: first, lastName: last, password }],
    ...(isEnrolled ? [[ENROLLMENTS, { ...seat, email }] as const] : []),
  ]);
  say(`Created ${email}. Temporary password, valid for seven days: ${password}`);
  if (isEnrolled) say(`Enrolled as ${seat.role} in ${seat.course} of ${seat.university}.`);
}

/** Enrolls somebody who has an account. */
export async function enrollUser(place: Workplace, email: string, seat: Required<Seat>): Promise<void> {
  await save(place, [[ENROLLMENTS, { ...seat, email }]]);
  place.say(`Enrolled ${email} as ${seat.role} in ${seat.course} of ${seat.university}.`);
}

/** Saves all of them in one transaction, or none. @throws CommandFailed */
async function save(
  { database, passwords, now }: Workplace,
  rows: readonly (readonly [Noun, object])[],
): Promise<void> {
  await database.transaction(async (tx) => {
    for (const [noun, cells] of rows) {
      const entries = [{ at: 1, cells: cells as Record<string, unknown> }];
      const within = { transaction: <T>(work: (same: Tx) => Promise<T>) => work(tx) };
      const report = await importRows(within, noun, entries, { apply: true, now, passwords });
      const refused = report.rows.find(({ what }) => what === 'refused');
      if (refused) throw new CommandFailed(`Refused: ${refused.why}. Nothing was written.`);
    }
  });
}

const accountOf = async ({ database }: Workplace, email: string): Promise<number> => {
  const account = await findAccount(database, loginNameOf(email).email);
  if (!account) throw new CommandFailed(`Nobody has the e-mail ${email}.`);
  return account.id;
};

/** A new temporary password; opens a locked account and ends what is signed in. D-026, D-038 */
export async function resetUser(place: Workplace, email: string): Promise<void> {
  const id = await accountOf(place, email);
  const password = newPassword();
  const hash = await place.passwords.hash(password);
  await place.database.transaction(async (tx) => {
    await setTemporaryPassword(tx, id, hash, place.now);
    await revokeTokens(tx, id, place.now);
    await forgetFailures(tx, loginNameOf(email));
  });
  place.say(`Temporary password of ${email}, valid for seven days: ${password}`);
}

/** Switches an account off, which ends what is signed in, or on again. */
export async function switchUser(place: Workplace, email: string, active: boolean): Promise<void> {
  const id = await accountOf(place, email);
  await place.database.transaction(async (tx) => {
    await setActive(tx, id, active);
    if (!active) await revokeTokens(tx, id, place.now);
  });
  place.say(active ? `${email} can sign in again.` : `${email} can no longer sign in.`);
}

/** For a lost device: the next login asks for a new authenticator. D-036 */
export async function forgetDevice(place: Workplace, email: string): Promise<void> {
  const id = await accountOf(place, email);
  const removed = await place.database.transaction(async (tx) => {
    await revokeTokens(tx, id, place.now);
    return deleteMfaSecrets(tx, id);
  });
  place.say(removed > 0 ? `${email} can set up a new authenticator.` : `${email} had no authenticator.`);
}
