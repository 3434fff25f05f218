import { DEMO_NAME } from '@bcs/contract/features/setup/demo-name';
import type { DemoWorld } from '@bcs/contract/features/setup/model';
import { DEMO_IN_USE, DEMO_NAME_WRONG } from '@bcs/contract/features/setup/failures';
import { advisoryLock } from '#database/advisory-lock';
import type { Db, Tx } from '#database/db';
import { audit, type AuditAuthor } from '#kernel/audit';
import { publish, publishSessionsEndedOfMany } from '#kernel/changes';
import { orNotFound, throwIf } from '#kernel/refusal-error';
import { describeDemo, findDemo } from './queries-demo-world.ts';
import { removeDemoWorld } from './remove-demo.ts';

/** Tells whether the typed name is that of the demo world, ignoring case and blanks. */
export const isDemoName = (typed: string): boolean => typed.trim().toLowerCase() === DEMO_NAME;

/**
 * Describes what would be removed, and what prevents it.
 * @throws NOT_FOUND if there is no demo world
 */
export const previewDemoRemoval = async (db: Db): Promise<DemoWorld> =>
  describeDemo(db, orNotFound(await findDemo(db)));

/**
 * Removes the demo world, all or nothing, and records it. ADM-125
 * @returns the keys of the files to delete after the commit
 */
export async function deleteDemo(tx: Tx, name: string, author: AuditAuthor): Promise<string[]> {
  await advisoryLock(tx, 'seed');
  const ids = orNotFound(await findDemo(tx));
  throwIf(isDemoName(name) ? null : DEMO_NAME_WRONG);
  const { universities, goes, inTheWay } = await describeDemo(tx, ids);
  throwIf(inTheWay.length === 0 ? null : DEMO_IN_USE);
  // pages are closed first, because their owners are unknown afterwards
  await publishSessionsEndedOfMany(tx, ids.accountIds);
  const files = await removeDemoWorld(tx, ids);
  const object = { kind: 'installation', id: null, name: DEMO_NAME } as const;
  await audit(tx, author, [{ action: 'demo.remove', object, before: { universities, ...goes }, after: null }]);
  await publish(tx, {
    topics: ['accounts', 'enrollments', 'sessions', 'grants', 'operation', 'audit entries'],
    to: ['administrators'],
  });
  return files;
}
