import { beforeEach, expect, test } from 'vitest';
import { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import { sql } from '#database/db';
import { fullStack } from '#database/seed/curriculum/full-stack-course';
import { writeFolder } from '#kernel/course-folder/write-folder';
import { ANCHOR, useWorld } from '#testing/world';
import { folderFaults } from '@bcs/contract/features/curricula/faults';
import { readFolder } from '#kernel/course-folder/read-folder';

const world = useWorld();
const courseId = world.ids.activeCourse;
beforeEach(() => world.at(ANCHOR));

async function exported() {
  const { status, body } = await world.as('registrar').call('exportFolder', { courseId });
  expect(status).toBe(200);
  return body;
}
const bytesOf = (files: readonly { path: string; text: string }[]) =>
  new Map(files.map(({ path, text }) => [path, new TextEncoder().encode(text)]));

test('a class is exported as a folder that reads without a mistake and is written again as the same bytes', async () => {
  const { files, mistakes } = await exported();
  expect(mistakes).toEqual([]);
  const bytes = bytesOf(files);
  const { folder } = readFolder(bytes, COURSE_FOLDER, folderFaults);
  expect(folder && writeFolder(folder, COURSE_FOLDER)).toEqual(bytes);
  expect((await exported()).files).toEqual(files);
  const planted = fullStack();
  const classes = (sessions: typeof planted.sessions) =>
    sessions
      .filter(({ facts }) => facts.category === 'class')
      .map(({ key, facts, text }) => [key, facts.meeting, text]);
  expect(classes(folder?.sessions ?? []).slice(0, 20)).toEqual(classes(planted.sessions).slice(0, 20));
});

test('what was cancelled or archived is not in the folder, and what files cannot hold is told', async () => {
  const before = (await exported()).files.map(({ path }) => path);
  await world.db.run(sql`update sessions set cancelled_at = now() where course_id = ${courseId} and chapter = 1.1`);
  await world.db.run(sql`update sessions set short_description = repeat('x', 251)
    where course_id = ${courseId} and chapter = 1.2`);
  const { files, mistakes } = await exported();
  expect(before.filter((path) => !files.some((file) => file.path === path))).toEqual([
    'sessions/01-1-welcome-and-the-terminal.md',
  ]);
  expect(mistakes).toMatchObject([{ file: 'sessions/01-2-semantic-html.md', key: 'summary' }]);
});

test('an item keeps the name of its file whatever it is called later, and a tied due date names its session [ADM-096, ADM-102]', async () => {
  await exported();
  const [first] = await world.db.many<{ id: number; session: number }>(sql`
    select a.id, s.id as session from assignments a join sessions s using (university_id, course_id)
    where a.course_id = ${courseId} and s.chapter = 1.3 and a.title = 'Challenge 1: Accessible Agency Site' limit 1`);
  await world.db.run(sql`update sessions set name = 'A new name' where id = ${first?.session}`);
  await world.db
    .run(sql`update assignments set due_session_id = ${first?.session}, due_tie = '{"daysAfter": 2, "time": "23:59"}'
    where id = ${first?.id}`);
  const files = new Map((await exported()).files.map(({ path, text }) => [path, text]));
  expect(files.get('sessions/01-3-git-commits-and-history.md')).toContain('name: A new name');
  expect([...files.values()].join('\n')).toContain('due:\n  days: 2\n  session: 01-3-git-commits-and-history\n');
});
