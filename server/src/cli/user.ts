import { importRows } from '#features/administration/import-rows';
import { ENROLLMENTS } from '#features/administration/noun-enrollments';
import { PEOPLE } from '#features/administration/noun-people';
import type { Noun } from '#features/administration/import-noun';
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

export interface NewUser {
  readonly first: string;
  readonly last: string;
  readonly university?: string;
  readonly course?: string;
  readonly role?: string;
}

/** Makes an account with a temporary password that is shown once, and enrolls it when a course is given. */
export async function createUser(place: Workplace, email: string, { first, last, ...seat }: NewUser): Promise<void> {
  const { database, say } = place;
  if (await findAccount(database, loginNameOf(email).email))
    throw new CommandFailed(`${email} has an account already.`);
  const password = newPassword();
  await save(place, PEOPLE, { email, firstName: first, lastName: last, password });
  say(`Created ${email}. Temporary password, valid for seven days: ${password}`);
  if (seat.university === undefined && seat.course === undefined && seat.role === undefined) return;
  await save(place, ENROLLMENTS, { ...seat, email });
  say(`Enrolled as ${seat.role} in ${seat.course} of ${seat.university}.`);
}

async function save({ database, passwords, now }: Workplace, noun: Noun, cells: object): Promise<void> {
  const entries = [{ at: 1, cells: cells as Record<string, unknown> }];
  const { rows } = await importRows(database, noun, entries, {
    apply: true,
    now,
    passwords,
  });
  const refused = rows.find(({ what }) => what === 'refused');
  if (refused) throw new CommandFailed(`Refused: ${refused.why}.`);
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
