import { expect, test } from 'vitest';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';
import { COPIED, COUNTED, forgottenColumns, TAKEN_OVER } from './forgotten-columns.ts';
import { undoing } from './undoing.ts';

const world = useWorld();

test('a change of any column of a session or an assignment counts as a version [ADM-115]', async () => {
  expect(await forgottenColumns(world.db, COUNTED)).toEqual([]);
});

test('a copy of a class takes along every column of its sessions and assignments [ADM-073]', async () => {
  expect(await forgottenColumns(world.db, COPIED)).toEqual([]);
});

test('what comes from a folder or a plan brings every column [ADM-103]', async () => {
  expect(await forgottenColumns(world.db, TAKEN_OVER)).toEqual([]);
});

test('a column that a migration adds is named for every place that does not know it', async () => {
  const found = await undoing(world.db).transaction(async (tx) => {
    await tx.script('alter table sessions add column color text; alter table assignments add column color text');
    const found: string[] = [];
    for (const place of [COUNTED, COPIED, TAKEN_OVER]) found.push(...(await forgottenColumns(tx, place)));
    return found;
  });
  expect(found).toHaveLength(6);
  expect(found[0]).toBe(
    'sessions.color is missing in the trigger that counts versions, so that a second editor overwrites it unseen: add it there, or its reason here.',
  );
});

test('a trigger that listens to a column and does not compare it has forgotten it', async () => {
  const found = await undoing(world.db).transaction(async (tx) => {
    await tx.run(sql`drop trigger a_change_of_a_session_is_counted on sessions`);
    await tx.run(sql`
      create trigger a_change_of_a_session_is_counted before update of name, chapter on sessions
      for each row when (old.name is distinct from new.name) execute function count_a_version()`);
    return forgottenColumns(tx, COUNTED);
  });
  expect(found.join()).toContain('sessions.chapter is missing');
  expect(found.join()).not.toContain('sessions.name is missing');
});
