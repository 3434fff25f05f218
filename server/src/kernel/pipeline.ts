import type { Call } from '@bcs/contract/kernel/call';
import type { Scope } from '@bcs/contract/kernel/scope';
import type { FileRequester } from '@bcs/contract/kernel/taken-file';
import type { Db, Tx } from '#database/db';
import { CommitUnknown } from '#database/restart';
import { readInput } from './input.ts';
import { RefusalError } from './refusal-error.ts';
import { changesBy, publishTogether, type WriteAudience } from './changes.ts';
import { toRefusalError, withRetries } from './database-errors.ts';
import { inFileTurn } from './in-turns.ts';
import { lockCaller } from './held-session.ts';
import { DONE, type CallContext, type Handler } from './handler.ts';
import type { Services } from './services.ts';
import { recordTakenFile } from './taken-files.ts';
import { isUnchanged, leftUnchanged } from './unchanged.ts';
import { tokenHash, type TokenPurpose } from './tokens.ts';
import { AttemptEvents, Trace } from './trace.ts';
import { whoCalls } from './who-calls.ts';
import { isDoneOnce, writeOnce } from './write-once.ts';

/** A call as it arrives through HTTP. */
export interface IncomingCall {
  readonly token: string | null;
  readonly input: unknown;
  /** The file of the input, if its bytes were read while they arrived. */
  readonly file?: Uint8Array | null;
  readonly ip: string;
  /** The open page that sent it, if it says so. */
  readonly page?: string | undefined;
  /** The page's key for this write, so that a repeated write is done once. ADM-118 */
  readonly writeKey?: string | undefined;
  /** The purpose that the token must have; by default the product. */
  readonly purpose?: TokenPurpose;
  /** The record of the request for the log. */
  readonly trace?: Trace;
}

type Step = (input: unknown, context: CallContext<Call>) => Promise<unknown>;

/**
 * Runs the pipeline that all calls share: who, parse, where, may (role), facts, may (situation), run, publish. Returns
 * what the output schema allows.
 * @throws RefusalError with a failure of the call, or one of those that every call has
 */
export async function handleCall(handler: Handler, arrival: IncomingCall, services: Services): Promise<unknown> {
  let isUncertain = false;
  const uncertain = () => {
    isUncertain = true;
  };
  try {
    return await runSteps(handler, arrival, services, uncertain);
  } catch (error) {
    const refusal = toRefusalError(error, handler.steps.conflicts);
    const isCertain = isUnchanged(error) || (!isUncertain && !(error instanceof CommitUnknown));
    throw isCertain ? leftUnchanged(refusal) : refusal;
  }
}

async function runSteps(
  { call, steps }: Handler,
  { token, input, file = null, ip, page, writeKey, purpose = 'web', trace = new Trace() }: IncomingCall,
  services: Services,
  /** Records that from now on, an error does not mean that nothing was changed. */
  uncertain: () => void,
): Promise<unknown> {
  const now = services.clock();
  const { database } = services;
  const hash = token === null ? null : tokenHash(token);
  const parsed = readInput(call, input);

  const asked = { call, scope: chosenScope(call.scope, parsed), input: parsed.ok ? (parsed.value as object) : null };
  const find = (db: Db) => whoCalls(db, asked, { hash, purpose, trace }, now);
  const who = await withRetries(() => find(database));
  if (!parsed.ok) throw parsed.refused;

  let telling = new AttemptEvents();
  const contextOf = (db: Db, narrowAudience: CallContext<Call>['narrowAudience'] = () => {}): CallContext<Call> => ({
    db,
    narrowAudience,
    note: telling.note,
    tell: telling.tell,
    viewer: who as CallContext<Call>['viewer'],
    now,
    file,
    ip,
    purpose,
    tokenHash: hash,
    services,
  });
  const stopped = await steps.before?.(parsed.value, contextOf(database));
  if (stopped) throw new RefusalError(stopped);

  const decide = async (db: Db, narrowAudience?: CallContext<Call>['narrowAudience']) => {
    telling = new AttemptEvents();
    const context = contextOf(db, narrowAudience);
    const facts = steps.facts ? await (steps.facts as Step)(parsed.value, context) : null;
    const failure = call.allow.refuse?.(facts, who as never, now);
    if (failure) throw new RefusalError(failure);
    const answer = await steps.run(parsed.value, context, facts as never);
    return answer === undefined ? DONE : answer;
  };
  const change = async (db: Db) => {
    let concerned: WriteAudience = {};
    const answer = await decide(db, (more) => (concerned = { ...concerned, ...more }));
    if (call.kind !== 'read') await publishTogether(db, changesBy(who, call.changes, concerned), page);
    return answer;
  };
  const write = async (tx: Tx) => {
    // checked again because its result outlives the session (D-326)
    if (call.needsPassword && who !== null) {
      await lockCaller(tx, who.accountId);
      await find(tx);
    }
    if (writeKey === undefined || who === null || !isDoneOnce(call)) return change(tx);
    return writeOnce(tx, { accountId: who.accountId, call: call.at, key: writeKey, at: now }, () => change(tx));
  };
  const run = call.kind === 'write' ? () => database.transaction(write) : () => decide(database);
  const work = () => {
    if (call.kind !== 'steps') return withRetries(run);
    // steps have effects outside of the database that cannot be undone
    uncertain();
    return run();
  };
  // before a transaction is open, because waiting calls must not hold connections
  const answer = await (call.readsFile ? inFileTurn(work) : work());
  if (call.kind === 'write') uncertain();
  const { takesAway } = call;
  if (takesAway) {
    const taken = { taker: who as FileRequester, input: parsed.value as object, answer, now, tell: telling.tell };
    await database.transaction((tx) => recordTakenFile(tx, takesAway, taken));
  }
  telling.end(trace);
  return call.output.parse(answer);
}

/** Chooses the field by which a call leads to its course, if there are two. */
function chosenScope(scope: Scope, parsed: ReturnType<typeof readInput>): Scope {
  const other = 'or' in scope ? scope.or : undefined;
  return other && parsed.ok && (parsed.value as Record<string, unknown>)[other.field] !== undefined ? other : scope;
}
