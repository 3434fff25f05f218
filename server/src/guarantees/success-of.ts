import { calls, type CallName } from '@bcs/contract/contract';
import type { Db } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { ACTORS, actorMay, type Actor } from './actors.ts';
import { exampleFor } from './examples.ts';
import type { Act } from './success.ts';
import { SUCCESSES } from './successes.ts';
import { callerOf } from './targets.ts';

interface Success {
  readonly by: DemoName;
  readonly input: unknown;
}

/** Finds a success in the demo world: the call's own one, or its example by the first role or grant that may. */
export async function successOf(name: CallName, act: Act, db: Db): Promise<Success> {
  // one kind of them for all: the compiler would go through the inputs of every call otherwise
  const own = SUCCESSES[name] as ((act: Act, db: Db) => Success | Promise<Success>) | undefined;
  if (own) return own(act, db);
  const by = ACTORS.find((actor) => actorMay(calls[name].allow, actor)) as Actor;
  return { by, input: await exampleFor(db, name, 'own', callerOf(by)) };
}
