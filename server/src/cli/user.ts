import type { Tx } from '#database/db';
import { importRows } from '#features/imports/apply/import-rows';
import { ENROLLMENTS } from '#features/imports/nouns/noun-enrollments';
import { PEOPLE } from '#features/imports/nouns/noun-people';
import type { Noun } from '#features/imports/nouns/noun';
import { refuseLosingGrants } from '@bcs/contract/features/grants/accounts';
import { auditPerson, deactivate, reactivate, resetSecondFactor } from '#features/accounts/look-after';
import { type LockedPerson, lockPerson } from '#features/accounts/queries';
import { findAccount, setTemporaryPassword } from '#features/administration/queries-people';
import { lockInstallationHolders } from '#features/grants/queries-holders';
import { type AuditAuthor, onCommandLine } from '#kernel/audit';
import { parseLoginName } from '#kernel/login-name';
import { forgetFailures } from '#features/identity/queries-login';
import { revokeTokens } from '#features/identity/queries-tokens';
import { CommandFailed, type Workplace } from './surroundings.ts';
import { randomInt } from 'node:crypto';
import { passwordProblem } from '@bcs/contract/features/identity/password';

/** Characters that people do not confuse. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;

/** Generates a temporary password that follows the rules of D-044. */
function newPassword(): string {
  for (;;) {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    const password = `${letters.slice(0, 8)}#${letters.slice(8)}`;
    if (passwordProblem(password) === null) return password;
  }
}

export type NamedEnrollment = Readonly<{ university?: string; course?: string; role?: string }>;
export interface NewUser extends NamedEnrollment {
  readonly first: string;
  readonly last: string;
}

/**
 * Creates an account with a temporary password that is shown once, and enrolls it if a course is given; either both
 * succeed or neither.
 */
export async function createUser(place: Workplace, email: string, { first, last, ...seat }: NewUser): Promise<void> {
  const { database, say } = place;
  if (await findAccount(database, parseLoginName(email).email))
    throw new CommandFailed(`${email} already has an account. To enroll it: user enroll ${email}`);
  const password = newPassword();
  const isEnrolled = seat.university !== undefined || seat.course !== undefined || seat.role !== undefined;
  await save(place, [
    [PEOPLE, { email, firstName: first, lastName: last, password }],
    ...(isEnrolled ? [[ENROLLMENTS, { ...seat, email }] as const] : []),
  ]);
  say(`Created ${email}. Temporary password, valid for seven days: ${password}`);
  if (isEnrolled) say(`Enrolled as ${seat.role} in ${seat.course} of ${seat.university}.`);
}

/** Enrolls a person who already has an account. */
export async function enrollUser(place: Workplace, email: string, seat: Required<NamedEnrollment>): Promise<void> {
  await save(place, [[ENROLLMENTS, { ...seat, email }]]);
  place.say(`Enrolled ${email} as ${seat.role} in ${seat.course} of ${seat.university}.`);
}

/**
 * Saves everything in one transaction.
 * @throws CommandFailed
 */
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
  const account = await findAccount(database, parseLoginName(email).email);
  if (!account) throw new CommandFailed(`No one has the e-mail ${email}.`);
  return account.id;
};

/**
 * Does the same as the screens of administration, including the history.
 * @throws CommandFailed for an unknown e-mail
 */
async function lookAfter<T>(
  place: Workplace,
  email: string,
  work: (tx: Tx, person: LockedPerson, by: AuditAuthor) => Promise<T>,
): Promise<T> {
  const id = await accountOf(place, email);
  return place.database.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    if (!person) throw new CommandFailed(`No one has the e-mail ${email}.`);
    return work(tx, person, onCommandLine(place));
  });
}

/** Sets a new temporary password, unlocks the account and ends its login sessions. D-026, D-038 */
export async function resetUser(place: Workplace, email: string): Promise<void> {
  const password = newPassword();
  const hash = await place.passwords.hash(password);
  await lookAfter(place, email, async (tx, person, by) => {
    await setTemporaryPassword(tx, person.accountId, hash, by.at);
    await revokeTokens(tx, person.accountId, by.at);
    await forgetFailures(tx, parseLoginName(email));
    await auditPerson(tx, person, by, 'person.reset-password');
  });
  place.say(`Temporary password of ${email}, valid for seven days: ${password}`);
}

/**
 * Deactivates an account, which ends its login sessions and grants, or reactivates it.
 * @throws CommandFailed if the installation would have no administrator (ADM-009)
 */
export async function setUserActive(place: Workplace, email: string, active: boolean): Promise<void> {
  await lookAfter(place, email, async (tx, person, by) => {
    if (active) return reactivate(tx, person, by, null);
    const refused = refuseLosingGrants(await lockInstallationHolders(tx), [person.accountId]);
    if (refused) throw new CommandFailed(refused.message);
    return deactivate(tx, person, by, null);
  });
  place.say(active ? `${email} can sign in again.` : `${email} can no longer sign in.`);
}

/** Removes a lost device: the next login asks for a new authenticator. D-036 */
export async function forgetDevice(place: Workplace, email: string): Promise<void> {
  const had = await lookAfter(place, email, resetSecondFactor);
  place.say(had ? `${email} can set up a new authenticator.` : `${email} had no authenticator.`);
}
