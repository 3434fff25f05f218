import sql from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import { beginClass, courseFolders, differing, NOTHING_CHOSEN } from '#testing/course-folders';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const registrar = world.as('registrar');
beforeEach(() => world.at(ANCHOR));

const TUESDAYS = [{ weekday: 2, start: '18:30', end: '21:30' }];
const item = (facts: string) => `---\n${facts}\n---\n\nText\n`;

test('a folder fills a class that was begun empty: its weekdays date every item, off holidays, and due dates hang on sessions [ADM-096, ADM-102, ADM-105]', async () => {
  const courseId = await beginClass(world, 'FROM-FILES');
  const folders = courseFolders(world, courseId);
  await world.db.run(sql`
    update courses set holidays = '[{"from": "2026-09-10", "to": "2026-09-10", "name": "Founders Day"}]' where id = ${courseId}`);
  const files = {
    'course.yaml': 'name: Web\n',
    'sessions/1.md': item('name: HTML\nmeeting: 1\nminutes: 120'),
    'sessions/2.md': item('name: CSS\nmeeting: 2'),
    'sessions/office.md': item('name: Help\ncategory: office-hours\nmeeting: 1\ndays: 1\ntime: "17:00"'),
    'assignments/page.md': item('title: Page\nopens: {meeting: 1}\ndue: {meeting: 2, days: 2}'),
    'assignments/tied.md': item('title: Tied\nopens: {day: 1}\ndue: {session: "2", days: 1, time: "12:00"}'),
  };
  const folderId = await folders.upload(files);
  const asked = await folders.preview(folderId);
  expect([asked.needsPattern, asked.isPublished]).toEqual([true, false]);
  expect((await folders.apply(folderId)).body).toMatchObject({ errorCode: 'NEEDS_PATTERN' });
  const wanted = { ...NOTHING_CHOSEN, pattern: TUESDAYS };
  expect((await folders.preview(folderId, wanted)).items).toContainEqual(
    expect.objectContaining({ key: 'page', startsAt: '2026-09-16T03:59:59.000Z', holiday: 'Founders Day' }),
  );
  expect((await folders.apply(folderId, wanted)).body).toEqual({ success: true, changed: 5 });
  const rows = await world.db.many(sql`
    select x.key, to_char(x.at at time zone 'America/New_York', 'MM-DD HH24:MI') as at, x.draft from (
      select curriculum_key as key, start_time as at, false as draft from sessions where course_id = ${courseId}
      union all select curriculum_key, due_date, draft from assignments where course_id = ${courseId}) x order by x.key`);
  expect(rows).toEqual([
    { key: '1', at: '09-01 18:30', draft: false },
    { key: '2', at: '09-08 18:30', draft: false },
    { key: 'office', at: '09-02 17:00', draft: false },
    // two days after the second class is a holiday: the next class day
    { key: 'page', at: '09-15 23:59', draft: false },
    { key: 'tied', at: '09-09 12:00', draft: false },
  ]);
  const after = await folders.exported();
  expect(after).toEqual({ ...files, 'sessions/2.md': item('name: CSS\nmeeting: 2') });
  expect(differing(await folders.preview(await folders.upload(after)))).toEqual([]);
});

test('a folder fills the sessions that a weekly rule has made: the n-th class is the n-th there', async () => {
  const courseId = await beginClass(world, 'BY-RULE');
  const folders = courseFolders(world, courseId);
  const rule = { pattern: TUESDAYS, firstDay: '2026-09-01', lastDay: '2026-09-15', daysLeftOut: [] };
  const planned = { courseId, name: 'Class', category: 'class' as const, roomId: null, rule };
  const { digest } = (await registrar.call('previewSessions', planned)).body;
  expect((await registrar.call('saveSessions', { ...planned, digest })).status).toBe(200);
  const folderId = await folders.upload({
    'course.yaml': 'name: Web\n',
    'sessions/css.md': item('name: CSS\nchapter: 1.2\nmeeting: 2'),
  });
  expect((await folders.preview(folderId)).items).toMatchObject([
    { key: 'css', outcome: 'changed', takes: true },
    { outcome: 'only here' },
    { outcome: 'only here' },
  ]);
  expect((await folders.apply(folderId)).status).toBe(200);
  const names = await world.db.many<{ name: string }>(sql`
    select name from sessions where course_id = ${courseId} order by start_time`);
  expect(names.map(({ name }) => name)).toEqual(['Class 1', 'CSS', 'Class 3']);
});

test('a due date beyond the last day is named, of what is new and of what changes [ADM-085, ADM-103]', async () => {
  const folders = courseFolders(world, await beginClass(world, 'BEYOND'));
  const files = (day: number) => ({
    'course.yaml': 'name: Web\n',
    'assignments/page.md': item(`title: Page\nopens: {day: 1}\ndue: {day: ${day}}`),
  });
  const outside = [{ what: 'outside', name: expect.stringContaining('2027') }];
  expect((await folders.preview(await folders.upload(files(400)))).items).toMatchObject([{ warnings: outside }]);
  const within = await folders.upload(files(9));
  expect((await folders.preview(within)).items).toMatchObject([{ warnings: [] }]);
  expect((await folders.apply(within)).status).toBe(200);
  const changed = await folders.preview(await folders.upload(files(400)));
  expect(changed.items).toMatchObject([{ outcome: 'changed', warnings: outside }]);
});
