import { applyPatch, parsePatch } from 'diff';
import sql from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import { zipOf } from '#testing/zip-of';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const courseId = ids.activeCourse;
beforeEach(() => world.at(ANCHOR));

type Files = Record<string, string>;
const NOTHING = { choices: { items: [], fields: [] }, pattern: null };
const registrar = () => world.as('registrar');

async function exported(of = courseId): Promise<Files> {
  const { status, body } = await registrar().call('exportFolder', { courseId: of });
  expect(status).toBe(200);
  return Object.fromEntries(body.files.map(({ path, text }) => [path, text]));
}
const zipped = (files: Files) =>
  zipOf(Object.entries(files).map(([name, data]) => ({ name, data }))).toString('base64');
async function upload(files: Files, of = courseId): Promise<number> {
  const { status, body } = await registrar().call('uploadFolder', {
    courseId: of,
    fileName: 'course.zip',
    base64: zipped(files),
    revision: 'abc123',
  });
  expect(status).toBe(200);
  expect(body.mistakes).toEqual([]);
  return body.folderId ?? 0;
}
type Wanted = { choices: { items: unknown[]; fields: unknown[] }; pattern: unknown };
async function preview(folderId: number, wanted: Wanted = NOTHING, of = courseId) {
  const { status, body } = await registrar().call('previewFolder', { courseId: of, folderId, wanted } as never);
  expect(status).toBe(200);
  return body;
}
async function apply(folderId: number, wanted: Wanted = NOTHING, of = courseId) {
  const { digest } = await preview(folderId, wanted, of);
  return registrar().call('applyFolder', { courseId: of, folderId, wanted, digest } as never);
}
/** The folder after a patch, as `git apply` leaves it. */
function applied(files: Files, patch: string): Files {
  const after = { ...files };
  for (const part of parsePatch(patch)) {
    const path = (part.newFileName === '/dev/null' ? part.oldFileName : part.newFileName)?.slice(2) ?? '';
    const text = applyPatch(after[path] ?? '', part);
    if (text === false) throw new Error(`The patch does not apply to ${path}.`);
    if (part.newFileName === '/dev/null') delete after[path];
    else after[path] = text;
  }
  return after;
}
const isDifferent = ({ outcome }: { outcome: string }) => outcome !== 'unchanged';

test('a class that is exported and imported again shows no changes, and exporting after that gives the same bytes [ADM-104]', async () => {
  const files = await exported();
  const folderId = await upload(files);
  const { items, counts, unsettled } = await preview(folderId);
  expect(items.filter(isDifferent)).toEqual([]);
  expect(items.length).toBeGreaterThan(100);
  expect({ counts, unsettled }).toEqual({ counts: { created: 0, changed: 0, taken: 0 }, unsettled: 0 });
  expect((await apply(folderId)).status).toBe(200);
  expect(await exported()).toEqual(files);
});

/** A session of its own for each test. */
const sessionOf = (key: string, name: string) => ({
  key,
  name,
  path: `sessions/${key}.md`,
  /** The folder with another name for it. */
  renamed: (files: Files, to: string): Files => ({
    ...files,
    [`sessions/${key}.md`]: (files[`sessions/${key}.md`] ?? '').replace(name, to),
  }),
});
const HTML = sessionOf('01-2-semantic-html', 'Semantic HTML');
const GIT = sessionOf('01-3-git-commits-and-history', 'Git: Commits and History');
const CASCADE = sessionOf('02-1-selectors-and-the-cascade', 'Selectors and the Cascade');
const BOX = sessionOf('02-2-the-box-model', 'The Box Model');
const FLEXBOX = sessionOf('02-3-flexbox', 'Flexbox');

/** A folder that the class has taken over, to be edited. */
async function takenOver(): Promise<Files> {
  const files = await exported();
  expect((await apply(await upload(files))).status).toBe(200);
  return files;
}
const countFolders = async () =>
  (await world.db.one<{ count: number }>(sql`select count(*)::int as count from course_folders`)).count;
const titleOf = async (id: number) =>
  (await world.db.one<{ name: string }>(sql`select name from sessions where id = ${id}`)).name;
const idOf = async (name: string) =>
  (await world.db.one<{ id: number }>(sql`select id from sessions where course_id = ${courseId} and name = ${name}`))
    .id;

test('only what moved in the files is taken over, and what was changed here stays [ADM-108]', async () => {
  const files = await takenOver();
  const id = await idOf(HTML.name);
  await world.db.run(sql`update sessions set short_description = 'Changed here' where id = ${id}`);
  const folderId = await upload({
    ...files,
    [HTML.path]: (files[HTML.path] ?? '').replace(HTML.name, 'HTML with meaning'),
  });
  const { items, counts } = await preview(folderId);
  expect(items.filter(isDifferent)).toMatchObject([
    {
      key: HTML.key,
      outcome: 'changed',
      takes: true,
      differs: [
        { field: 'name', moved: 'there', takes: 'there', there: { words: 'HTML with meaning' } },
        { field: 'summary', moved: 'here', takes: 'here', here: { words: 'Changed here' } },
      ],
    },
  ]);
  expect(counts).toEqual({ created: 0, changed: 1, taken: 0 });
  expect((await apply(folderId)).body).toEqual({ success: true, changed: 1 });
  expect(await world.db.one(sql`select name, short_description as summary from sessions where id = ${id}`)).toEqual({
    name: 'HTML with meaning',
    summary: 'Changed here',
  });
  const { body } = await registrar().call('folderDifference', { courseId });
  expect(body.taken).toMatchObject({ revision: 'abc123', by: 'Ingrid Solberg' });
  expect(body.items).toMatchObject([{ key: HTML.key, outcome: 'changed here', differs: [{ field: 'summary' }] }]);
});

test('what was changed on both sides is shown by field, and nothing is written before a side is chosen [ADM-108]', async () => {
  const files = await takenOver();
  const id = await idOf(GIT.name);
  await world.db.run(sql`update sessions set name = 'Here' where id = ${id}`);
  const edited = GIT.renamed(files, 'There');
  const folderId = await upload(edited);
  const [conflict] = (await preview(folderId)).items.filter(isDifferent);
  expect(conflict).toMatchObject({
    outcome: 'changed',
    differs: [{ field: 'name', moved: 'both', takes: null, there: { words: 'There' }, here: { words: 'Here' } }],
  });
  const refused = await apply(folderId);
  expect([refused.status, refused.body]).toMatchObject([422, { errorCode: 'NOT_SETTLED' }]);
  expect(await titleOf(id)).toBe('Here');
  const choose = (takes: 'there' | 'here') => ({
    choices: { items: [], fields: [{ kind: 'session', key: GIT.key, field: 'name', takes }] },
    pattern: null,
  });
  expect((await apply(folderId, choose('here'))).status).toBe(200);
  expect(await titleOf(id)).toBe('Here');
  // it is settled: the same folder asks no more
  expect((await preview(await upload(edited))).unsettled).toBe(0);
  const again = await upload(GIT.renamed(files, 'There again'));
  expect((await apply(again, choose('there'))).status).toBe(200);
  expect(await titleOf(id)).toBe('There again');
});

test('without a common beginning either side may be the newer one, so that nothing is overwritten [ADM-108]', async () => {
  const files = await exported();
  await world.db.run(sql`delete from curriculum_bases where course_id = ${courseId}`);
  const folderId = await upload(CASCADE.renamed(files, 'There'));
  expect((await preview(folderId)).items.filter(isDifferent)).toMatchObject([
    { differs: [{ moved: 'both', takes: null }] },
  ]);
});

test('a file that is gone is a proposal to archive, and unticked; one that is new is created [ADM-108]', async () => {
  const files = await takenOver();
  const academic = Object.keys(files).filter((path) => path.startsWith('assignments/project-'));
  const [gone = '', other = ''] = academic.slice(-2);
  const { [gone]: _gone, ...rest } = files;
  const added = (files[other] ?? '').replace(/^title: .*$/m, 'title: Something new');
  const folderId = await upload({ ...rest, 'assignments/something-new.md': added });
  const key = gone.slice('assignments/'.length, -'.md'.length);
  const { items, isPublished } = await preview(folderId);
  expect(isPublished).toBe(true);
  expect(items.filter(isDifferent)).toMatchObject([
    { key: 'something-new', outcome: 'new', takes: true },
    { key, outcome: 'gone', takes: false, mayTake: true },
  ]);
  const choices = { items: [{ kind: 'assignment', key, takes: true }], fields: [] };
  expect((await apply(folderId, { choices, pattern: null })).body).toEqual({ success: true, changed: 2 });
  const rows = await world.db.many(sql`
    select curriculum_key as key, draft, archived_at is not null as archived from assignments
    where course_id = ${courseId} and curriculum_key = any(${['something-new', key]}) order by curriculum_key = ${key}`);
  // a class that students see gets new work as a draft
  expect(rows).toEqual([
    { key: 'something-new', draft: true, archived: false },
    { key, draft: false, archived: true },
  ]);
  const { body } = await registrar().call('auditEntries', {
    person: '',
    object: 'Something new',
    courseId,
    action: null,
    origin: null,
    from: null,
    until: null,
    sort: 'at',
    descending: true,
    page: 0,
  });
  expect(body.rows).toMatchObject([{ action: 'assignment.create', origin: 'screen' }]);
});

test('comments and the order of keys in a file stay, and the difference is a patch that applies to the folder [ADM-109]', async () => {
  const files = await exported();
  const own = (files[BOX.path] ?? '')
    .replace('---\n', '---\n# Why this comes first\n')
    .replace('\n', '\r\n')
    .replaceAll(/\r?\n/g, '\r\n');
  expect(own).toContain('# Why');
  const folder = { ...files, [BOX.path]: own };
  expect((await apply(await upload(folder))).status).toBe(200);
  expect(await exported()).toEqual(folder);
  await world.db.run(sql`
    update sessions set name = 'Renamed here' where course_id = ${courseId} and curriculum_key = ${BOX.key}`);
  const now = await exported();
  expect(now[BOX.path]).toBe(own.replace(BOX.name, 'Renamed here'));
  const { body } = await registrar().call('folderDifference', { courseId });
  expect(applied(folder, body.patch)).toEqual(now);
});

test('an upload with a mistake is told with file, line and key, and nothing of it is kept [ADM-106]', async () => {
  const before = await countFolders();
  const files = { ...(await exported()), [BOX.path]: '---\nnmae: HTML\nmeeting: 2\n---\n' };
  const { body } = await registrar().call('uploadFolder', {
    courseId,
    fileName: 'course.zip',
    base64: zipped(files),
    revision: null,
  });
  expect(body).toMatchObject({
    folderId: null,
    mistakes: expect.arrayContaining([expect.objectContaining({ file: BOX.path, line: 2, key: 'nmae' })]),
  });
  expect(await countFolders()).toBe(before);
});

test('two who take over at once: the second is told, and nothing is lost [ADM-115]', async () => {
  const files = await takenOver();
  const folderId = await upload(FLEXBOX.renamed(files, 'There'));
  const { digest } = await preview(folderId);
  await world.db.run(sql`update sessions set name = 'Here' where course_id = ${courseId} and name = ${FLEXBOX.name}`);
  const { status, body } = await registrar().call('applyFolder', { courseId, folderId, wanted: NOTHING, digest });
  expect([status, body]).toMatchObject([409, { errorCode: 'TAKE_OVER_CHANGED' }]);
});

test('a folder of another class does not exist here', async () => {
  const folderId = await upload(await exported());
  const other = { courseId: ids.pastCourse, folderId, wanted: NOTHING };
  expect((await registrar().call('previewFolder', other)).status).toBe(404);
});

const LAST_WEEK = [{ weekday: 2, start: '18:30', end: '21:30' }];

test('a folder fills a class that was begun empty: its weekdays date every item, off holidays, and due dates hang on sessions [ADM-072, ADM-102, ADM-105]', async () => {
  const begun = await registrar().call('createClass', {
    universityId: ids.northfield,
    cohortId: ids.activeCohort,
    code: 'FROM-FILES',
    name: 'From files',
    startDate: '2026-09-01',
    endDate: '2026-12-31',
  });
  const of = begun.body.courseId;
  await world.db.run(sql`
    update courses set holidays = '[{"from": "2026-09-10", "to": "2026-09-10", "name": "Founders Day"}]' where id = ${of}`);
  const item = (facts: string) => `---\n${facts}\n---\n\nText\n`;
  const folderId = await upload(
    {
      'course.yaml': 'name: Web\n',
      'sessions/1.md': item('name: HTML\nmeeting: 1\nminutes: 120'),
      'sessions/2.md': item('name: CSS\nmeeting: 2'),
      'sessions/office.md': item('name: Help\ncategory: office-hours\nmeeting: 1\ndays: 1\ntime: "17:00"'),
      'assignments/page.md': item('title: Page\nopens: {meeting: 1}\ndue: {meeting: 2, days: 2}'),
      'assignments/tied.md': item('title: Tied\nopens: {day: 1}\ndue: {session: "2", days: 1, time: "12:00"}'),
    },
    of,
  );
  const asked = await preview(folderId, NOTHING, of);
  expect([asked.needsPattern, asked.isPublished]).toEqual([true, false]);
  expect((await apply(folderId, NOTHING, of)).body).toMatchObject({ errorCode: 'NEEDS_PATTERN' });
  const wanted = { ...NOTHING, pattern: LAST_WEEK };
  expect((await apply(folderId, wanted, of)).body).toEqual({ success: true, changed: 5 });
  const local = sql`to_char(x.at at time zone 'America/New_York', 'MM-DD HH24:MI')`;
  const rows = await world.db.many(sql`
    select x.key, ${local} as at, x.draft from (
      select curriculum_key as key, start_time as at, false as draft from sessions where course_id = ${of}
      union all select curriculum_key, due_date, draft from assignments where course_id = ${of}) x order by x.key`);
  expect(rows).toEqual([
    { key: '1', at: '09-01 18:30', draft: false },
    { key: '2', at: '09-08 18:30', draft: false },
    { key: 'office', at: '09-02 17:00', draft: false },
    // two days after the second class is a holiday: the next class day
    { key: 'page', at: '09-15 23:59', draft: false },
    { key: 'tied', at: '09-09 12:00', draft: false },
  ]);
  expect((await preview(await upload(await exported(of), of), NOTHING, of)).items.filter(isDifferent)).toEqual([]);
  expect(await exported(of)).toMatchObject({
    'assignments/page.md': item('title: Page\nopens: {meeting: 1}\ndue: {meeting: 2, days: 2}'),
    'assignments/tied.md': item('title: Tied\nopens: {day: 1}\ndue: {session: "2", days: 1, time: "12:00"}'),
  });
});

test('a folder fills the sessions that a weekly rule has made: the n-th class is the n-th there', async () => {
  const { body } = await registrar().call('createClass', {
    universityId: ids.northfield,
    cohortId: ids.activeCohort,
    code: 'BY-RULE',
    name: 'By rule',
    startDate: '2026-09-01',
    endDate: '2026-12-31',
  });
  const of = body.courseId;
  const plan = {
    courseId: of,
    name: 'Class',
    category: 'class' as const,
    roomId: null,
    rule: { pattern: LAST_WEEK, firstDay: '2026-09-01', lastDay: '2026-09-15', daysLeftOut: [] },
  };
  const { digest } = (await registrar().call('previewSessions', plan)).body;
  expect((await registrar().call('saveSessions', { ...plan, digest })).status).toBe(200);
  const folderId = await upload(
    { 'course.yaml': 'name: Web\n', 'sessions/css.md': '---\nname: CSS\nchapter: 1.2\nmeeting: 2\n---\n\nText\n' },
    of,
  );
  const { items } = await preview(folderId, NOTHING, of);
  expect(items).toMatchObject([
    { key: 'css', outcome: 'changed', takes: true },
    { outcome: 'only here' },
    { outcome: 'only here' },
  ]);
  expect((await apply(folderId, NOTHING, of)).status).toBe(200);
  const names = await world.db.many<{ name: string }>(
    sql`select name from sessions where course_id = ${of} order by start_time`,
  );
  expect(names.map(({ name }) => name)).toEqual(['Class 1', 'CSS', 'Class 3']);
});

test('a plan is taken over into a class, and a newer version reaches it item by item; released work that was handed in is unticked [ADM-072, ADM-103]', async () => {
  const { body: before } = await registrar().call('compareWithPlan', { courseId });
  expect(before.taken).toBeNull();
  expect(before.plans).toContainEqual(expect.objectContaining({ planId: ids.plan, latest: 2 }));
  const { body } = await registrar().call('createClass', {
    universityId: ids.northfield,
    cohortId: ids.activeCohort,
    code: 'FROM-PLAN',
    name: 'From a plan',
    startDate: '2026-09-01',
    endDate: '2027-08-31',
  });
  const of = body.courseId;
  const take = async (number: number, pattern: unknown) => {
    const asked = { courseId: of, planId: ids.plan, number, wanted: { ...NOTHING, pattern } } as never;
    const shown = await registrar().call('previewTakeOver', asked);
    const written = await registrar().call('takeOver', { ...(asked as object), digest: shown.body.digest } as never);
    return { shown: shown.body, written: written.body };
  };
  const first = await take(1, LAST_WEEK);
  expect(first.written.changed).toBe(first.shown.counts.created);
  expect(first.shown.counts.created).toBeGreaterThan(100);
  const compared = (await registrar().call('compareWithPlan', { courseId: of })).body;
  expect(compared).toMatchObject({
    taken: { planId: ids.plan, number: 1, latest: 2, by: 'Ingrid Solberg' },
    items: [],
  });
  const second = await take(2, null);
  expect(second.shown.items.filter(isDifferent)).toMatchObject([{ key: '30-learning-journal', outcome: 'new' }]);
  expect(second.written).toEqual({ success: true, changed: 1 });
});

test('another university has no such plan, and a class of hers is out of reach', async () => {
  const asked = { courseId, planId: ids.lakesidePlan, number: 1, wanted: NOTHING };
  expect((await registrar().call('previewTakeOver', asked)).status).toBe(404);
  const lakeside = await registrar().call('compareWithPlan', { courseId: ids.lakesideCourse });
  expect(lakeside.status).toBe(404);
});
