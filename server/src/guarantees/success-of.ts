import { calls, type CallName } from '@bcs/contract/contract';
import type { Db } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { ACTORS, actorMay, type Actor } from './actors.ts';
import { exampleFor } from './examples.ts';
import type { ActAs } from './success.ts';
import { SUCCESSES } from './successes.ts';
import { targetCaller } from './targets.ts';

interface Success {
  readonly by: DemoName;
  readonly input: unknown;
}

/**
 * Finds a success in the demo world: the call's own one, or its example by the first role or grant that may make it.
 */
export async function successOf(name: CallName, act: ActAs, db: Db): Promise<Success> {
  // a common type avoids checking the inputs of every call
  const own = SUCCESSES[name] as ((act: ActAs, db: Db) => Success | Promise<Success>) | undefined;
  if (own) return own(act, db);
  const by = ACTORS.find((actor) => actorMay(calls[name].allow, actor)) as Actor;
  return { by, input: await exampleFor(db, name, 'own', targetCaller(by)) };
}
