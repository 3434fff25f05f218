import { fullName } from '@bcs/contract/kernel/full-name';
import { PASSWORD } from '@bcs/contract/features/identity/failures';
import { passwordProblem } from '@bcs/contract/features/identity/password';
import { PersonRow } from '@bcs/contract/features/administration/model-rows';
import { SETUP_ACCOUNT_EXISTS, SETUP_CODE_WRONG } from '@bcs/contract/features/setup/failures';
import type { Call } from '@bcs/contract/kernel/call';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { advisoryLock } from '#database/advisory-lock';
import { isGuessed, isPublished } from '#kernel/guessed-password';
import { give } from '#features/grants/queries';
import { audit, type AuditRecord } from '#kernel/audit';
import type { CallContext } from '#kernel/handler';
import { parseLoginName } from '#kernel/login-name';
import { RefusalError, throwIf } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { isSameCode, CODE_OF_SETUP, SETUP_LOCK } from './offer.ts';
import {
  findCode,
  findKnownAccount,
  forgetCode,
  insertFirstAdmin,
  isSetUp,
  requireSecondFactor,
  type KnownAccount,
} from './queries.ts';

/** The fields of the form at /setup. */
type FirstAdmin = Readonly<{ code: string; email: string; firstName: string; lastName: string; password: string }>;

/**
 * Gives the first installation grant, once, to somebody with the code: to a new account, or to an existing one if the
 * password is right. Hashing takes place outside of the transaction; of simultaneous attempts the first to finish wins.
 * ADM-119, D-186
 */
export async function makeFirstAdmin(
  typed: FirstAdmin,
  { now, services, note, tell }: Pick<CallContext<Call>, 'now' | 'services' | 'note' | 'tell'>,
): Promise<{ hasSecondFactor: boolean }> {
  const { database } = services;
  await refuseCode(typed.code, services);
  const person = readPerson(typed);
  const name = parseLoginName(person.email);
  const known = await findKnownAccount(database, name);
  const hash = known
    ? await proveOwner(known, typed.password, services)
    : await hashNew(typed.password, person, services);
  return database.transaction(async (tx) => {
    await advisoryLock(tx, SETUP_LOCK);
    if (await isSetUp(tx)) throw new RefusalError(FAILURES.NOT_FOUND);
    const accountId = known?.id ?? (await insertFirstAdmin(tx, person, hash, now));
    await requireSecondFactor(tx, accountId);
    await forgetCode(tx);
    note({ account: accountId });
    const author = { accountId, origin: 'set-up', at: now, tell } as const;
    if (!known) await audit(tx, author, [madeAccount(accountId, person)]);
    await give(tx, { accountId, name: known?.name ?? fullName(person), university: null }, author);
    return { hasSecondFactor: known?.hasSecondFactor ?? false };
  });
}

const madeAccount = (id: number, person: PersonRow): AuditRecord => ({
  action: 'person.create',
  object: { kind: 'person', id, name: fullName(person) },
  personId: id,
  before: null,
  after: { email: person.email, name: fullName(person) },
});

async function refuseCode(typed: string, { database, sealer }: Services): Promise<void> {
  const sealed = await findCode(database);
  // checked again, because the code is deleted when somebody else becomes the first admin
  if (await isSetUp(database)) throw new RefusalError(FAILURES.NOT_FOUND);
  if (sealed === null || !isSameCode(typed, sealer.open(sealed, CODE_OF_SETUP)))
    throw new RefusalError(SETUP_CODE_WRONG);
}

/** Reads a person with the same limits as in a file. */
function readPerson({ email, firstName, lastName }: FirstAdmin): PersonRow {
  const read = PersonRow.safeParse({ email, firstName, lastName, mfaRequired: true });
  if (read.success) return read.data;
  throw new RefusalError(
    FAILURES.INVALID_INPUT,
    Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])),
  );
}

async function proveOwner(known: KnownAccount, password: string, { passwords, settings }: Services): Promise<string> {
  const right = (await passwords.verify(known.passwordHash, password)) && !isPublished(password, settings);
  if (!right || !known.active || known.passwordHash === null) throw new RefusalError(SETUP_ACCOUNT_EXISTS);
  return known.passwordHash;
}

async function hashNew(password: string, person: PersonRow, { passwords, settings }: Services): Promise<string> {
  throwIf(passwordProblem(password));
  const { email, firstName, lastName } = person;
  const isTried = isPublished(password, settings) || isGuessed(password, [email, firstName, lastName]);
  throwIf(isTried ? PASSWORD.TOO_COMMON : null);
  return passwords.hash(password);
}
