import type { Call, Scope } from '@bcs/contract/kernel/call';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { roleMay, type Account, type Viewer } from '@bcs/contract/kernel/ability';
import type { Db } from '#database/db';
import { readInput } from './input.ts';
import { Refused } from './refused.ts';
import { asRefusal, retrying } from './database-errors.ts';
import { findCaller } from './scopes.ts';
import type { Ask, Served } from './serve.ts';
import type { Services } from './services.ts';
import { tokenHash } from './tokens.ts';

/** A call as it arrives at a door. */
export interface Arrival {
  readonly token: string | null;
  readonly input: unknown;
  readonly ip: string;
}

type Step = (input: unknown, ask: Ask<Call>) => Promise<unknown>;

/**
 * The beat of every call, the same for all, so that no handler can forget a step:
 * who, parse, where, may (role), facts, may (situation), run. Returns what the output schema lets out.
 * @throws Refused with one of the call's failures or of those every call has
 */
export async function perform(served: Served, arrival: Arrival, services: Services): Promise<unknown> {
  try {
    return await takeSteps(served, arrival, services);
  } catch (error) {
    throw asRefusal(error, served.steps.conflicts);
  }
}

async function takeSteps({ call, steps }: Served, { token, input, ip }: Arrival, services: Services): Promise<unknown> {
  const now = services.clock();
  const { database } = services;
  const hash = token === null ? null : tokenHash(token);
  const parsed = readInput(call, input);

  const who = await identify(database, chosenScope(call.scope, parsed), hash, parsed.ok ? parsed.value : null, now);
  if (!parsed.ok) throw parsed.refused;
  if (who && 'role' in who && !roleMay(call.allow, who.role)) throw new Refused(FAILURES.FORBIDDEN);

  const askOf = (db: Db): Ask<Call> => ({
    db,
    viewer: who as Ask<Call>['viewer'],
    now,
    ip,
    tokenHash: hash,
    services,
  });
  const stopped = await steps.before?.(parsed.value, askOf(database));
  if (stopped) throw new Refused(stopped);

  const decide = async (db: Db) => {
    const ask = askOf(db);
    const facts = steps.facts ? await (steps.facts as Step)(parsed.value, ask) : null;
    const failure = call.allow.refuse?.(facts, who as never, now);
    if (failure) throw new Refused(failure);
    return steps.run(parsed.value, ask, facts as never);
  };
  const answer = call.kind === 'write' ? await retrying(() => database.transaction(decide)) : await decide(database);
  return call.output.parse(answer);
}

/** A call may lead to its course by one of two fields. */
function chosenScope(scope: Scope, parsed: ReturnType<typeof readInput>): Scope {
  const other = 'or' in scope ? scope.or : undefined;
  return other && parsed.ok && (parsed.value as Record<string, unknown>)[other.field] !== undefined ? other : scope;
}

/** Steps 1 and 3 in one statement. With an input that cannot be read, only the token is judged. */
async function identify(
  db: Db,
  scope: Scope,
  hash: Buffer | null,
  input: unknown,
  now: string,
): Promise<Account | Viewer | null> {
  if (scope.by === 'public') return null;
  if (hash === null) throw new Refused(FAILURES.UNAUTHENTICATED);
  const id = scope.by === 'account' || input === null ? null : fieldOf(input, scope.field);
  const { account, viewer, concealed } = await findCaller(db, scope, hash, id, now);
  if (!account) throw new Refused(FAILURES.UNAUTHENTICATED);
  if (id === null) return account;
  if (!viewer) throw new Refused(FAILURES.NOT_FOUND);
  if (concealed) throw new Refused(FAILURES.FORBIDDEN);
  return viewer;
}

/** The id that the scope names, as deep as its path goes. The schema has already made sure that it is one. */
const fieldOf = (input: unknown, path: string): number =>
  Number(path.split('.').reduce((value, key) => (value as Record<string, unknown>)[key], input));
