import type { Call } from '@bcs/contract/kernel/call';
import type { Scope } from '@bcs/contract/kernel/scope';
import type { Taker } from '@bcs/contract/kernel/taken-file';
import type { Db, Tx } from '#database/db';
import { CommitUnknown } from '#database/restart';
import { readInput } from './input.ts';
import { RefusalError } from './refusal-error.ts';
import { changesBy, publishTogether, type WriteAudience } from './changes.ts';
import { asRefusal, retrying } from './database-errors.ts';
import { inFileTurn } from './in-turns.ts';
import { lockCaller } from './held-session.ts';
import { DONE, type CallContext, type Handler } from './handler.ts';
import type { Services } from './services.ts';
import { recordTakenFile } from './taken-files.ts';
import { isUnchanged, leftUnchanged } from './unchanged.ts';
import { tokenHash, type TokenPurpose } from './tokens.ts';
import { Telling, Trace } from './trace.ts';
import { whoCalls } from './who-calls.ts';
import { isDoneOnce, writeOnce } from './write-once.ts';

/** A call as it arrives over HTTP. */
export interface IncomingCall {
  readonly token: string | null;
  readonly input: unknown;
  /** The file that the input names, where its bytes were read as they came. */
  readonly file?: Uint8Array | null;
  readonly ip: string;
  /** The open page that it comes from, if it says so. */
  readonly page?: string | undefined;
  /** The page's key for this write, so that it is done once however often it arrives. ADM-118 */
  readonly writeKey?: string | undefined;
  /** The purpose that the token must serve; the product unless it is given. */
  readonly purpose?: TokenPurpose;
  /** The record of the request for the log: who called, and what happened. */
  readonly trace?: Trace;
}

type Step = (input: unknown, context: CallContext<Call>) => Promise<unknown>;

/**
 * The pipeline of every call, the same for all, so that no handler can forget a step:
 * who, parse, where, may (role), facts, may (situation), run, publish. Returns what the output schema lets out.
 * @throws RefusalError with one of the call's failures or of those every call has
 */
export async function handleCall(handler: Handler, arrival: IncomingCall, services: Services): Promise<unknown> {
  let isUncertain = false;
  const uncertain = () => {
    isUncertain = true;
  };
  try {
    return await runSteps(handler, arrival, services, uncertain);
  } catch (error) {
    const refusal = asRefusal(error, handler.steps.conflicts);
    const isCertain = isUnchanged(error) || (!isUncertain && !(error instanceof CommitUnknown));
    throw isCertain ? leftUnchanged(refusal) : refusal;
  }
}

async function runSteps(
  { call, steps }: Handler,
  { token, input, file = null, ip, page, writeKey, purpose = 'web', trace = new Trace() }: IncomingCall,
  services: Services,
  /** Notes that from then on an error does not mean that nothing was changed. */
  uncertain: () => void,
): Promise<unknown> {
  const now = services.clock();
  const { database } = services;
  const hash = token === null ? null : tokenHash(token);
  const parsed = readInput(call, input);

  const asked = { call, scope: chosenScope(call.scope, parsed), input: parsed.ok ? (parsed.value as object) : null };
  const find = (db: Db) => whoCalls(db, asked, { hash, purpose, trace }, now);
  const who = await retrying(() => find(database));
  if (!parsed.ok) throw parsed.refused;

  let telling = new Telling();
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
    telling = new Telling();
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
    // what it makes outlives the session: nobody has ended that, or the right to it, in the meantime (D-326)
    if (call.needsPassword && who !== null) {
      await lockCaller(tx, who.accountId);
      await find(tx);
    }
    if (writeKey === undefined || who === null || !isDoneOnce(call)) return change(tx);
    return writeOnce(tx, { accountId: who.accountId, call: call.at, key: writeKey, at: now }, () => change(tx));
  };
  const run = call.kind === 'write' ? () => database.transaction(write) : () => decide(database);
  const work = () => {
    if (call.kind !== 'steps') return retrying(run);
    // steps have reached beyond the database, and nobody can take that back
    uncertain();
    return run();
  };
  // before a transaction is open: whoever waits holds no connection that the one at work may need
  const answer = await (call.readsFile ? inFileTurn(work) : work());
  if (call.kind === 'write') uncertain();
  const { takesAway } = call;
  if (takesAway) {
    const taken = { taker: who as Taker, input: parsed.value as object, answer, now, tell: telling.tell };
    await database.transaction((tx) => recordTakenFile(tx, takesAway, taken));
  }
  telling.end(trace);
  return call.output.parse(answer);
}

/** A call may lead to its course by one of two fields. */
function chosenScope(scope: Scope, parsed: ReturnType<typeof readInput>): Scope {
  const other = 'or' in scope ? scope.or : undefined;
  return other && parsed.ok && (parsed.value as Record<string, unknown>)[other.field] !== undefined ? other : scope;
}
