import { beforeEach, expect, test } from 'vitest';
import { sql } from '#database/db';
import { pdfOf } from '#testing/resources';
import { beginClass, courseFolders, differing, NOTHING_CHOSEN, type FolderFiles } from '#testing/course-folders';
import { zipOf } from '#testing/zip-of';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const registrar = world.as('registrar');
beforeEach(() => world.at(ANCHOR));

const TUESDAYS = { ...NOTHING_CHOSEN, pattern: [{ weekday: 2, start: '18:30', end: '21:30' }] };
const PDF = Buffer.from(pdfOf());
const NAMED = `---
name: HTML
meeting: 1
resources:
  - title: The specification
    url: https://html.spec.whatwg.org/
  - title: Slides of the evening
    file: slides.pdf
---
`;
const TEXTS = { 'course.yaml': 'name: Web\n', 'sessions/html.md': NAMED };

async function uploaded(courseId: number, texts: FolderFiles, files: Readonly<Record<string, Buffer>>) {
  const zip = zipOf([...Object.entries(texts), ...Object.entries(files)].map(([name, data]) => ({ name, data })));
  const folder = { courseId, fileName: 'web.zip', base64: zip.toString('base64'), revision: null };
  return registrar.call('uploadFolder', folder);
}
const exported = async (courseId: number) =>
  new Map((await registrar.call('exportFolder', { courseId })).body.files.map((file) => [file.path, file]));
const listedIn = (courseId: number) =>
  world.db.many<{ title: string; url: string | null; name: string | null }>(sql`
    select g.title, g.url, g.name from session_resources g join sessions s on s.university_id = g.university_id and s.id = g.session_id
    where s.course_id = ${courseId} order by s.start_time, g.position`);

test('resources lie beside their sessions: what is imported is held in its order, and comes out as the same bytes [ADM-090, ADM-104]', async () => {
  const courseId = await beginClass(world, 'WITH-FILES');
  const folders = courseFolders(world, courseId);
  const beside = { 'sessions/html/slides.pdf': PDF, 'sessions/html/exercise_sheet.pdf': Buffer.from(pdfOf(200)) };
  const { body } = await uploaded(courseId, TEXTS, beside);
  expect(body.mistakes).toEqual([]);
  expect((await folders.apply(Number(body.folderId), TUESDAYS)).status).toBe(200);
  expect(await listedIn(courseId)).toEqual([
    { title: 'The specification', url: 'https://html.spec.whatwg.org/', name: null },
    { title: 'Slides of the evening', url: null, name: 'slides.pdf' },
    { title: 'exercise sheet', url: null, name: 'exercise_sheet.pdf' },
  ]);
  const first = await exported(courseId);
  expect(first.get('sessions/html/slides.pdf')?.base64).toBe(PDF.toString('base64'));
  const texts = Object.fromEntries(
    [...first].filter(([, { base64 }]) => !base64).map(([path, { text }]) => [path, text]),
  );
  const files = Object.fromEntries(
    [...first].flatMap(([path, { base64 }]) => (base64 ? [[path, Buffer.from(base64, 'base64')] as const] : [])),
  );
  const again = (await uploaded(courseId, texts, files)).body;
  expect(differing(await folders.preview(Number(again.folderId)))).toEqual([]);
  expect((await folders.apply(Number(again.folderId))).status).toBe(200);
  expect(await exported(courseId)).toEqual(first);
});

test('another file under the same name is a change, and a link that is gone as well [ADM-108]', async () => {
  const courseId = await beginClass(world, 'OTHER-FILES');
  const folders = courseFolders(world, courseId);
  const first = (await uploaded(courseId, TEXTS, { 'sessions/html/slides.pdf': PDF })).body;
  await folders.apply(Number(first.folderId), TUESDAYS);
  const other = (await uploaded(courseId, TEXTS, { 'sessions/html/slides.pdf': Buffer.from(pdfOf(300)) })).body;
  const folderId = Number(other.folderId);
  // the front matter is unchanged, but the bytes are not
  expect(differing(await folders.preview(folderId))).toMatchObject([
    { outcome: 'changed', takes: true, differs: [{ field: 'resources', moved: 'there' }] },
  ]);
  expect((await folders.apply(folderId)).body).toEqual({ success: true, changed: 1 });
  expect((await exported(courseId)).get('sessions/html/slides.pdf')?.base64).toBe(
    Buffer.from(pdfOf(300)).toString('base64'),
  );
  expect((await registrar.call('folderDifference', { courseId })).body).toMatchObject({ items: [], patch: '' });
});

test('what is no PDF and no picture, what is named and not there, and what lies beside an assignment is told, and nothing is kept [ADM-090, ADM-106, ADM-129]', async () => {
  const courseId = await beginClass(world, 'NO-FILES');
  const page = { 'sessions/html/slides.pdf': Buffer.from('<script>alert(1)</script>') };
  expect((await uploaded(courseId, TEXTS, page)).body).toMatchObject({
    folderId: null,
    mistakes: [{ file: 'sessions/html/slides.pdf', line: null }],
  });
  expect((await uploaded(courseId, TEXTS, {})).body.mistakes).toMatchObject([
    { file: 'sessions/html.md', line: 8, says: 'there is no sessions/html/slides.pdf' },
  ]);
  const task = '---\ntitle: Page\nopens: { day: 1 }\ndue: { day: 2 }\n---\n';
  const wrong = { ...TEXTS, 'assignments/page.md': task };
  const files = { 'sessions/html/slides.pdf': PDF, 'assignments/page/help.pdf': PDF };
  expect((await uploaded(courseId, wrong, files)).body.mistakes).toMatchObject([
    { file: 'assignments/page/help.pdf', says: 'belongs to an assignment; only sessions hold resources' },
  ]);
  const insecure = NAMED.replace('https://html.spec.whatwg.org/', 'http://html.spec.whatwg.org/');
  const links = { ...TEXTS, 'sessions/html.md': insecure };
  expect((await uploaded(courseId, links, { 'sessions/html/slides.pdf': PDF })).body.folderId).toBeNull();
});
