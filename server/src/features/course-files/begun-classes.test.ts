import { beforeEach, expect, test } from 'vitest';
import { sql } from '#database/db';
import { beginClass, courseFolders, differing, NOTHING_CHOSEN, zipped } from '#testing/course-folders';
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
    // two days after the second class is a holiday, so it moves to the next class day
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

test('work from a folder comes out as it opens or begins as a draft, and in a draft class every release can be taken back [ADM-093, ADM-094]', async () => {
  const courseId = await beginClass(world, 'RELEASES');
  const folders = courseFolders(world, courseId);
  const files = {
    'course.yaml': 'name: Web\n',
    'assignments/early.md': item('title: Early\nopens: {day: -300}\ndue: {day: 9}'),
    'assignments/later.md': item('title: Later\nopens: {day: 8}\ndue: {day: 15}'),
  };
  expect((await folders.apply(await folders.upload(files))).status).toBe(200);
  const listed = async () => (await registrar.call('adminAssignments', { courseId })).body;
  expect((await listed()).course.isDraft).toBe(true);
  expect((await listed()).assignments).toMatchObject([
    { title: 'Early', state: 'draft', releaseAt: null },
    {
      title: 'Later',
      state: 'scheduled',
      releaseAt: '2026-09-08T04:00:00.000Z',
    },
  ]);
  const counts = async () => (await registrar.call('adminClass', { courseId })).body.releases;
  expect(await counts()).toEqual({ released: 0, scheduled: 1, draft: 1 });

  const all = async (by: 'now' | 'hand') => {
    const asked = { courseId, rule: { by }, own: [] };
    const { planned, digest, studentsSee } = (await registrar.call('previewReleases', asked)).body;
    expect([planned.length, planned.some(({ comesOut }) => comesOut), studentsSee]).toEqual([2, false, 0]);
    expect((await registrar.call('saveReleases', { ...asked, digest })).body).toEqual({ success: true, changed: 2 });
  };
  await all('now');
  expect(await counts()).toEqual({ released: 2, scheduled: 0, draft: 0 });
  await all('hand');
  expect(await counts()).toEqual({ released: 0, scheduled: 0, draft: 2 });

  await all('now');
  const assignmentId = (await listed()).assignments[0]?.id ?? 0;
  const { fields, version } = (await registrar.call('adminAssignment', { courseId, assignmentId })).body;
  const back = { courseId, assignmentId, fields: { ...fields, draft: true } };
  const { digest } = (await registrar.call('previewAssignment', back)).body;
  expect((await registrar.call('saveAssignment', { ...back, version, digest })).status).toBe(200);
  await registrar.call('publishClass', { courseId });
  const [, other] = (await listed()).assignments;
  const out = (
    await registrar.call('adminAssignment', {
      courseId,
      assignmentId: other?.id ?? 0,
    })
  ).body;
  const late = {
    courseId,
    assignmentId: other?.id ?? 0,
    fields: { ...out.fields, draft: true },
  };
  expect((await registrar.call('previewAssignment', late)).body).toMatchObject({
    errorCode: 'ASSIGNMENT_IS_OUT',
  });
});

test('career work of any title is taken over, and what cannot be is said before anything is written [ADM-103, ADM-110]', async () => {
  const courseId = await beginClass(world, 'CAREERS');
  const folders = courseFolders(world, courseId);
  const titles = ['GitHub profile', 'Mock interview', 'Portfolio'];
  const files = {
    'course.yaml': 'name: Web\n',
    'sessions/talk.md': item('name: Talk\ncategory: career-event\nday: 3'),
    ...Object.fromEntries(
      titles.map((title, at) => [
        `assignments/${at}.md`,
        item(`title: ${title}\nkind: career\nopens: {day: 1}\ndue: {day: 9}`),
      ]),
    ),
    'assignments/tied.md': item('title: Tied\nopens: {day: 1}\ndue: {session: talk}'),
  };
  const folderId = await folders.upload(files);
  const leaves = {
    items: [{ kind: 'session' as const, key: 'talk', takes: false }],
    fields: [],
  };
  const { items, counts } = await folders.preview(folderId, {
    ...NOTHING_CHOSEN,
    choices: leaves,
  });
  expect(counts.created).toBe(titles.length);
  expect(items.filter(({ problem }) => problem !== null)).toMatchObject([
    {
      key: 'tied',
      problem: 'It is due with sessions/talk.md, which this class does not have.',
    },
  ]);
  expect((await folders.apply(folderId)).body).toMatchObject({
    changed: titles.length + 2,
  });
  const { assignments } = (await registrar.call('adminAssignments', { courseId })).body;
  expect(assignments.filter(({ kind }) => kind === 'milestone').map(({ title }) => title)).toEqual(titles);
  const prework = item('title: Resume\nkind: career\nprework: true\nopens: {day: 1}\ndue: {day: 9}');
  const asked = {
    courseId,
    fileName: 'course.zip',
    base64: zipped({ ...files, 'assignments/0.md': prework }),
    revision: null,
  };
  expect((await registrar.call('uploadFolder', asked)).body.mistakes).toMatchObject([
    { file: 'assignments/0.md', line: 4, key: 'prework' },
  ]);
});

test('a due date that counts from a class meeting stays so: it follows it, is copied with it and comes out as it went in [ADM-074, ADM-104]', async () => {
  const courseId = await beginClass(world, 'COUNTED');
  const folders = courseFolders(world, courseId);
  const files = {
    'course.yaml': 'name: Web\n',
    'sessions/1.md': item('name: One\nmeeting: 1'),
    'sessions/2.md': item('name: Two\nmeeting: 2'),
    'assignments/after.md': item('title: After\nopens: {meeting: 1}\ndue: {meeting: 2, days: 1}'),
    'assignments/ahead.md': item('title: Ahead\nopens: {meeting: 1}\ndue: {meeting: 2, days: -1, time: "12:00"}'),
  };
  const wanted = { ...NOTHING_CHOSEN, pattern: TUESDAYS };
  expect((await folders.apply(await folders.upload(files), wanted)).status).toBe(200);
  const due = async (course: number) => {
    const rows = await world.db.many<{ at: string }>(sql`
      select title || to_char(due_date at time zone 'America/New_York', ' MM-DD HH24:MI:SS') as at from assignments
      where course_id = ${course} order by title`);
    return rows.map(({ at }) => at);
  };
  expect(await due(courseId)).toEqual(['After 09-09 23:59:59', 'Ahead 09-07 12:00:00']);

  const { sessions } = (await registrar.call('adminSessions', { courseId })).body;
  const asked = {
    courseId,
    items: [{ kind: 'session' as const, id: sessions[1]?.id ?? 0 }],
    move: { by: 'days' as const, days: 2 },
  };
  const { digest } = (await registrar.call('previewMoveItems', asked)).body;
  expect((await registrar.call('moveItems', { ...asked, digest })).status).toBe(200);
  expect(await due(courseId)).toEqual(['After 09-11 23:59:59', 'Ahead 09-09 12:00:00']);
  expect(await folders.exported()).toEqual(files);
  expect(differing(await folders.preview(await folders.upload(files)))).toEqual([]);

  const copy = {
    sourceId: courseId,
    universityId: world.ids.northfield,
    cohortId: world.ids.activeCohort,
    code: 'COUNTED-2',
    name: 'Copy',
    startDate: '2027-01-04',
    endDate: '2027-12-31',
    pattern: [{ weekday: 1, start: '10:00', end: '12:00' }],
    takes: { sessions: true, assignments: true, resources: false, settings: false, surveys: false, staff: false },
    chosen: [],
  };
  const shown = (await registrar.call('previewCopy', copy)).body;
  expect(shown.items.flatMap(({ warnings }) => warnings)).toEqual([]);
  const copied = (await registrar.call('copyClass', { ...copy, digest: shown.digest })).body.courseId;
  expect(await due(copied)).toEqual(['After 01-12 23:59:59', 'Ahead 01-10 12:00:00']);
});

test('sessions of a folder that take place at the same time are named before it is taken over [ADM-085, ADM-103]', async () => {
  const folders = courseFolders(world, await beginClass(world, 'AT-ONCE'));
  const help = (name: string) => item(`name: ${name}\ncategory: office-hours\nday: 3\ntime: "17:00"`);
  const files = { 'course.yaml': 'name: Web\n', 'sessions/a.md': help('Help'), 'sessions/b.md': help('More help') };
  expect((await folders.preview(await folders.upload(files))).items).toMatchObject([
    { warnings: [{ what: 'class', name: 'More help' }] },
    { warnings: [{ what: 'class', name: 'Help' }] },
  ]);
});
