import { applyPatch, parsePatch } from 'diff';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '#database/db';
import { courseFolders, differing, NOTHING_CHOSEN, zipped, type FolderFiles } from '#testing/course-folders';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const courseId: number = ids.activeCourse;
const registrar = world.as('registrar');
const folders = courseFolders(world, courseId);
beforeEach(() => world.at(ANCHOR));
/** A separate session for each test. */
const sessionOf = (key: string, name: string) => ({
  key,
  name,
  path: `sessions/${key}.md`,
  /** The folder in which it has another name. */
  renamed: (files: FolderFiles, to: string): FolderFiles => ({
    ...files,
    [`sessions/${key}.md`]: (files[`sessions/${key}.md`] ?? '').replace(name, to),
  }),
});
const BOX = sessionOf('02-2-the-box-model', 'The Box Model');

/** The folder after a patch was applied with `git apply`. */
function applied(files: FolderFiles, patch: string): FolderFiles {
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

const countFolders = async () =>
  (await world.db.one<{ count: number }>(sql`select count(*)::int as count from course_folders`)).count;

test('pictures and links that lead nowhere come with the preview, and the folder is taken [SUBM-041]', async () => {
  const files = await folders.takenOver();
  const text = `${files[BOX.path] ?? ''}\n![](images/mockup.png) [ok](https://ok.example)\n`;
  const { notes, moreNotes } = await folders.preview(await folders.upload({ ...files, [BOX.path]: text }));
  const says = 'the picture images/mockup.png leads nowhere for readers; begin its address with https.';
  expect(notes).toEqual([{ file: BOX.path, says }]);
  expect(moreNotes).toBe(0);
});

test('a file that is gone is a proposal to archive, and unticked; one that is new is created [ADM-108]', async () => {
  const files = await folders.takenOver();
  const academic = Object.keys(files).filter((path) => /^assignments\/\d+-project-/.test(path));
  const [gone = '', other = ''] = academic.slice(-2);
  const { [gone]: _gone, ...rest } = files;
  const added = (files[other] ?? '').replace(/^title: .*$/m, 'title: Something new');
  const folderId = await folders.upload({ ...rest, 'assignments/something-new.md': added });
  const key = gone.slice('assignments/'.length, -'.md'.length);
  const { items, isPublished } = await folders.preview(folderId);
  expect(isPublished).toBe(true);
  expect(differing({ items })).toMatchObject([
    { key: 'something-new', outcome: 'new', takes: true },
    { key, outcome: 'gone', takes: false, mayTake: true },
  ]);
  const choices = { items: [{ kind: 'assignment' as const, key, takes: true }], fields: [] };
  expect((await folders.apply(folderId, { choices, pattern: null })).body).toEqual({ success: true, changed: 2 });
  const rows = await world.db.many(sql`
    select curriculum_key as key, draft, archived_at is not null as archived from assignments
    where course_id = ${courseId} and curriculum_key = any(${['something-new', key]}) order by curriculum_key = ${key}`);
  // in a published class, new work begins as a draft
  expect(rows).toEqual([
    { key: 'something-new', draft: true, archived: false },
    { key, draft: false, archived: true },
  ]);
  const { body } = await registrar.call('auditEntries', {
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
  const files = await folders.exported();
  const own = (files[BOX.path] ?? '')
    .replace('---\n', '---\n# Why this comes first\n')
    .replace('\n', '\r\n')
    .replaceAll(/\r?\n/g, '\r\n');
  expect(own).toContain('# Why');
  const folder = { ...files, [BOX.path]: own };
  expect((await folders.apply(await folders.upload(folder))).status).toBe(200);
  expect(await folders.exported()).toEqual(folder);
  await world.db.run(sql`
    update sessions set name = 'Renamed here' where course_id = ${courseId} and curriculum_key = ${BOX.key}`);
  const now = await folders.exported();
  expect(now[BOX.path]).toBe(own.replace(BOX.name, 'Renamed here'));
  const { body } = await registrar.call('folderDifference', { courseId });
  expect(applied(folder, body.patch)).toEqual(now);
});

test('an upload with a mistake is told with file, line and key, and nothing of it is kept [ADM-106]', async () => {
  const before = await countFolders();
  const files = { ...(await folders.exported()), [BOX.path]: '---\nnmae: HTML\nmeeting: 2\n---\n' };
  const { body } = await registrar.call('uploadFolder', {
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

test('a folder of another class does not exist here', async () => {
  const folderId = await folders.upload(await folders.exported());
  const other = { courseId: ids.pastCourse, folderId, wanted: NOTHING_CHOSEN };
  expect((await registrar.call('previewFolder', other)).status).toBe(404);
});
