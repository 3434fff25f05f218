import { calls, type CallName } from '@bcs/contract/contract';
import { roleMay } from '@bcs/contract/kernel/ability';
import { ROLES, type Role } from '@bcs/contract/kernel/roles';
import type { Db } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { exampleFor } from './examples.ts';
import type { Act } from './success.ts';
import { SUCCESSES } from './successes.ts';
import { callerOf } from './targets.ts';

interface Success {
  readonly by: DemoName;
  readonly input: unknown;
}

/** What succeeds in the demo world: the success of its own, or the example by the first role that may. */
export async function successOf(name: CallName, act: Act, db: Db): Promise<Success> {
  const own = SUCCESSES[name];
  if (own) return own(act, db);
  const by = ROLES.find((role) => roleMay(calls[name].allow, role)) as Role;
  return { by, input: await exampleFor(db, name, 'own', callerOf(by)) };
}
