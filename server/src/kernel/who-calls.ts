import {
  grantMay,
  roleMay,
  type Account,
  type Administrator,
  type ClassAdministrator,
  type ClassesAdministrator,
  type Nobody,
  type Viewer,
} from '@bcs/contract/kernel/ability';
import type { Call } from '@bcs/contract/kernel/call';
import type { Scope } from '@bcs/contract/kernel/scope';
import { MINUTE, plus, type Instant } from '@bcs/contract/kernel/clock';
import {
  CLASS_ENDED,
  FAILURES,
  PASSWORD_NEEDED,
  SECOND_FACTOR_NEEDED,
  type Failure,
} from '@bcs/contract/kernel/failure';
import { isOfOneClass, type FileRequester } from '@bcs/contract/kernel/taken-file';
import type { Db } from '#database/db';
import { RefusalError } from './refusal-error.ts';
import { findCaller, type Caller } from './scopes.ts';
import { isAdministration, type AdministrationKind } from './scopes-of-grants.ts';
import type { TokenPurpose } from './tokens.ts';
import type { Trace } from './trace.ts';

/** The caller, with the facts that the scope of the call provides. */
export type CallerInScope = Nobody | Account | Viewer | Administrator | ClassAdministrator | ClassesAdministrator;

/** The time after which a person has to enter their password again. ADM-012 */
const PASSWORD_LASTS = 5 * MINUTE;

/**
 * Identifies the caller and the place, and checks role or grant, in one statement. If the input cannot be read, only
 * the token is checked.
 * @param scope the scope that the input chose
 * @throws RefusalError UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, SECOND_FACTOR_NEEDED, CLASS_ENDED or PASSWORD_NEEDED
 */
export async function whoCalls(
  db: Db,
  { call, scope, input }: { call: Call; scope: Scope; input: object | null },
  { hash, purpose, trace }: { hash: Buffer | null; purpose: TokenPurpose; trace: Trace },
  now: Instant,
): Promise<CallerInScope> {
  if (scope.by === 'public') return null;
  if (hash === null) throw new RefusalError(FAILURES.UNAUTHENTICATED);
  const id = input !== null && 'field' in scope ? fieldOf(input, scope.field) : null;
  const caller = await findCaller(db, scope, hash, id, now, purpose);
  if (!caller.account) throw new RefusalError(FAILURES.UNAUTHENTICATED);
  // before anything is refused, so that a refusal is logged with its account
  trace.accountId = caller.account.accountId;
  if (input === null) return caller.account;
  const who = whoAt(call, scope, caller, caller.account);
  if (caller.hasEnded && call.kind !== 'read' && !call.inConcludedClass) throw new RefusalError(CLASS_ENDED);
  if (
    wantsPassword(call, who, input) &&
    !(caller.passwordGivenAt && caller.passwordGivenAt > plus(now, -PASSWORD_LASTS))
  )
    throw new RefusalError(PASSWORD_NEEDED);
  return who;
}

/** Specified by ADM-012 and D-256. */
const wantsPassword = ({ needsPassword, takesAway }: Call, who: NonNullable<CallerInScope>, input: object): boolean =>
  needsPassword === true || (takesAway?.(input).people === true && !isOfOneClass(who as FileRequester, input));

function whoAt(call: Call, scope: Scope, caller: Caller, account: Account): NonNullable<CallerInScope> {
  if (scope.by === 'account') return account;
  return isAdministration(scope) ? administrator(call, scope.by, caller, account) : inCourse(call, caller);
}

function inCourse({ allow }: Call, { viewer, hiddenByCohort }: Caller): Viewer {
  if (!viewer) throw new RefusalError(FAILURES.NOT_FOUND);
  if (hiddenByCohort || !roleMay(allow, viewer.role)) throw new RefusalError(FAILURES.FORBIDDEN);
  return viewer;
}

/**
 * Admits an administrator: people without any rights are refused, and others learn nothing about objects out of reach.
 * ADM-002, ADM-008
 */
function administrator(
  { allow }: Call,
  by: AdministrationKind,
  { reach, place, lacksFactor }: Caller,
  account: Account,
): Administrator | ClassAdministrator | ClassesAdministrator {
  const who = { ...account, reach, ...place };
  // a grant that does not count might have allowed it, and its holder can change that
  const refuse = (failure: Failure) => new RefusalError(lacksFactor && allow.grants ? SECOND_FACTOR_NEEDED : failure);
  const holdsGrant = reach.installation || reach.universityIds.length > 0;
  if ('seats' in who) {
    const seats = who.seats.filter(({ role }) => roleMay(allow, role));
    if (seats.length === 0 && !grantMay(allow, reach)) throw refuse(FAILURES.FORBIDDEN);
    return { ...who, seats };
  }
  if ('byGrant' in who) {
    const byRole = who.role !== null && roleMay(allow, who.role);
    if (!byRole && !(who.byGrant && grantMay(allow, reach))) throw refuse(FAILURES.FORBIDDEN);
    return who;
  }
  // objects of a class are hidden from people of other classes, as everywhere
  const isOfAClass = by === 'course-or-grant' || by === 'enrollment-or-grant';
  if (by !== 'grant' && !place && (holdsGrant || isOfAClass)) throw refuse(FAILURES.NOT_FOUND);
  if (!grantMay(allow, reach)) throw refuse(FAILURES.FORBIDDEN);
  return who;
}

/** Reads the id that the scope names from the input, which the schema has checked. */
const fieldOf = (input: unknown, path: string): number =>
  Number(path.split('.').reduce((value, key) => (value as Record<string, unknown>)[key], input));
