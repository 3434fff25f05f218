import { beforeEach, expect, test } from 'vitest';
import { sql } from '#database/db';
import { courseFolders, differing, NOTHING_CHOSEN, type FolderFiles } from '#testing/course-folders';
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
const HTML = sessionOf('01-2-semantic-html', 'Semantic HTML');
const GIT = sessionOf('01-3-git-commits-and-history', 'Git: Commits and History');
const CASCADE = sessionOf('02-1-selectors-and-the-cascade', 'Selectors and the Cascade');
const FLEXBOX = sessionOf('02-3-flexbox', 'Flexbox');

const idOf = async (name: string) =>
  (await world.db.one<{ id: number }>(sql`select id from sessions where course_id = ${courseId} and name = ${name}`))
    .id;
const titleOf = async (id: number) =>
  (await world.db.one<{ name: string }>(sql`select name from sessions where id = ${id}`)).name;

test('a class that is exported and imported again shows no changes, and exporting after that gives the same bytes [ADM-104]', async () => {
  const files = await folders.exported();
  const folderId = await folders.upload(files);
  const { items, counts, unsettled } = await folders.preview(folderId);
  expect(differing({ items })).toEqual([]);
  expect(items.length).toBeGreaterThan(100);
  expect({ counts, unsettled }).toEqual({ counts: { created: 0, changed: 0, taken: 0 }, unsettled: 0 });
  expect((await folders.apply(folderId)).status).toBe(200);
  expect(await folders.exported()).toEqual(files);
});

test('only what moved in the files is taken over, and what was changed here stays [ADM-108]', async () => {
  const files = await folders.takenOver();
  const id = await idOf(HTML.name);
  await world.db.run(sql`update sessions set short_description = 'Changed here' where id = ${id}`);
  const folderId = await folders.upload({
    ...files,
    [HTML.path]: (files[HTML.path] ?? '').replace(HTML.name, 'HTML with meaning'),
  });
  const { items, counts } = await folders.preview(folderId);
  expect(differing({ items })).toMatchObject([
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
  expect((await folders.apply(folderId)).body).toEqual({ success: true, changed: 1 });
  expect(await world.db.one(sql`select name, short_description as summary from sessions where id = ${id}`)).toEqual({
    name: 'HTML with meaning',
    summary: 'Changed here',
  });
  const { body } = await registrar.call('folderDifference', { courseId });
  expect(body.taken).toMatchObject({ revision: 'abc123', by: 'Ingrid Solberg' });
  expect(body.items).toMatchObject([{ key: HTML.key, outcome: 'changed here', differs: [{ field: 'summary' }] }]);
});

test('what was changed on both sides is shown by field, and nothing is written before a side is chosen [ADM-108]', async () => {
  const files = await folders.takenOver();
  const id = await idOf(GIT.name);
  await world.db.run(sql`update sessions set name = 'Here' where id = ${id}`);
  const edited = GIT.renamed(files, 'There');
  const folderId = await folders.upload(edited);
  const [conflict] = differing(await folders.preview(folderId));
  expect(conflict).toMatchObject({
    outcome: 'changed',
    differs: [{ field: 'name', moved: 'both', takes: null, there: { words: 'There' }, here: { words: 'Here' } }],
  });
  const refused = await folders.apply(folderId);
  expect([refused.status, refused.body]).toMatchObject([422, { errorCode: 'NOT_SETTLED' }]);
  expect(await titleOf(id)).toBe('Here');
  const choose = (takes: 'there' | 'here') => ({
    choices: { items: [], fields: [{ kind: 'session' as const, key: GIT.key, field: 'name', takes }] },
    pattern: null,
  });
  expect((await folders.apply(folderId, choose('here'))).status).toBe(200);
  expect(await titleOf(id)).toBe('Here');
  // this is settled: the same folder does not ask again
  expect((await folders.preview(await folders.upload(edited))).unsettled).toBe(0);
  const again = await folders.upload(GIT.renamed(files, 'There again'));
  expect((await folders.apply(again, choose('there'))).status).toBe(200);
  expect(await titleOf(id)).toBe('There again');
});

test('without a common beginning either side may be the newer one, so that nothing is overwritten [ADM-108]', async () => {
  const files = await folders.exported();
  await world.db.run(sql`delete from curriculum_bases where course_id = ${courseId}`);
  const folderId = await folders.upload(CASCADE.renamed(files, 'There'));
  expect(differing(await folders.preview(folderId))).toMatchObject([{ differs: [{ moved: 'both', takes: null }] }]);
});

test('two who take over at once: the second is told, and nothing is lost [ADM-115]', async () => {
  const files = await folders.takenOver();
  const folderId = await folders.upload(FLEXBOX.renamed(files, 'There'));
  const { digest } = await folders.preview(folderId);
  await world.db.run(sql`update sessions set name = 'Here' where course_id = ${courseId} and name = ${FLEXBOX.name}`);
  const { status, body } = await registrar.call('applyFolder', { courseId, folderId, wanted: NOTHING_CHOSEN, digest });
  expect([status, body]).toMatchObject([409, { errorCode: 'PREVIEW_OUTDATED' }]);
});
