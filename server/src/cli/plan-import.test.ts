import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '#database/db';
import { courseFolders, type FolderFiles } from '#testing/course-folders';
import { ANCHOR, useWorld } from '#testing/world';
import { runCli } from './program.ts';

const world = useWorld();
const courseId = world.ids.activeCourse;
const folders = courseFolders(world, courseId);
const PATH = 'sessions/02-3-flexbox.md';
let folder: string;
beforeEach(() => {
  world.at(ANCHOR);
  folder = mkdtempSync(join(tmpdir(), 'bcs-plan-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function checkout(files: FolderFiles): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
async function run(...more: string[]) {
  const said: string[] = [];
  const { code } = await world.db.one<{ code: string }>(sql`select code from courses where id = ${courseId}`);
  const args = ['plan', 'import', folder, '--university', 'Northfield University', '--course', code, ...more];
  const exit = await runCli(args, {
    given: {},
    environment: world.services.environment,
    now: () => world.now,
    say: (line) => void said.push(line),
    open: async () => ({ ...world.db, close: async () => {} }),
  });
  return { exit, said: said.join('\n') };
}
const nameOf = async () =>
  (
    await world.db.one<{ name: string }>(sql`
      select name from sessions where course_id = ${courseId} and curriculum_key = '02-3-flexbox'`)
  ).name;

test('a checkout is taken over with the same plan as on the screen: a dry run unless --apply is given, and the commit is kept [ADM-105]', async () => {
  const files = await folders.takenOver();
  checkout({ ...files, [PATH]: (files[PATH] ?? '').replace('name: Flexbox', 'name: Flexible boxes') });
  const dry = await run();
  expect(dry).toEqual({
    exit: 0,
    said: `${PATH}: changed: name\n0 items new, 1 changed. Nothing was written; add --apply.`,
  });
  expect(await nameOf()).toBe('Flexbox');
  expect((await run('--apply', '--commit', 'deadbeef')).exit).toBe(0);
  expect(await nameOf()).toBe('Flexible boxes');
  const { body } = await world.as('registrar').call('folderDifference', { courseId });
  expect(body).toMatchObject({ taken: { revision: 'deadbeef', by: null }, items: [], patch: '' });
  const entries = await world.db.many(sql`
    select origin, author_account_id as author from audit_entries where object_name = 'Flexible boxes'`);
  expect(entries).toEqual([{ origin: 'command line', author: null }]);
});

test('what was changed on both sides stops it before anything is written, unless it is said which side is right [ADM-108]', async () => {
  const files = await folders.takenOver();
  await world.db.run(sql`
    update sessions set name = 'Here' where course_id = ${courseId} and curriculum_key = '02-3-flexbox'`);
  checkout({ ...files, [PATH]: (files[PATH] ?? '').replace(/^name: .*$/m, 'name: There') });
  const stopped = await run('--apply');
  expect(stopped.exit).toBe(1);
  expect(stopped.said).toContain(`${PATH}: changed: name (changed on both sides)`);
  expect(await nameOf()).toBe('Here');
  expect((await run('--apply', '--conflicts', 'files')).exit).toBe(0);
  expect(await nameOf()).toBe('There');
});

test('a mistake in the folder stops it, with file, line and key [ADM-106]', async () => {
  checkout({ 'course.yaml': 'nmae: Web\n' });
  const { exit, said } = await run('--apply');
  expect(exit).toBe(1);
  expect(said).toContain('course.yaml:1: nmae: is not a key here; the nearest is name');
});
