import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { LARGEST_FILE, RESOURCE } from '@bcs/contract/features/resources/failures';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { previewText } from '@bcs/contract/kernel/preview';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { moving, pdfOf, photo, resourcesOf } from '#testing/resources';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const { activeCourse: courseId, futureSession: sessionId } = ids;
const { one, upload, seenBy, get, handOut } = resourcesOf(world);
beforeEach(() => world.at(ANCHOR));

test('a PDF file is saved and a picture is shown, both in a sandbox that no cache shares [ADM-090]', async () => {
  const sandboxed = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=300',
    'referrer-policy': 'no-referrer',
  };
  const url = await handOut(pdfOf(), 'Größe (1).pdf');
  const file = await get(url);
  expect([file.statusCode, file.rawPayload.equals(pdfOf())]).toEqual([200, true]);
  expect(file.headers).toMatchObject({
    ...sandboxed,
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="resource.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%281%29.pdf`,
  });
  expect((await get(url, { 'if-none-match': String(file.headers.etag) })).statusCode).toBe(304);
  const shown = await get(await handOut(await photo(), 'x.jpg'));
  expect(shown.headers).toMatchObject({ ...sandboxed, 'content-type': 'image/webp' });
  expect(shown.headers['content-disposition']).toMatch(/^inline; /u);
});

test('a picture keeps its size and its movement, and nothing of where it was taken [ADM-090, D-155]', async () => {
  const photographed = await photo(1200, 5000);
  expect((await sharp(photographed).metadata()).exif).toBeDefined();
  const shown = await sharp((await get(await handOut(photographed, 'a.jpg'))).rawPayload).metadata();
  expect([shown.format, shown.width, shown.height, shown.exif]).toEqual(['webp', 1200, 5000, undefined]);
  const moved = await sharp((await get(await handOut(await moving(), 'a.gif'))).rawPayload).metadata();
  expect(moved.pages).toBe(2);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';
test.each([
  ['an SVG picture', Buffer.from(SVG), 'a.svg'],
  ['an SVG picture that is called PNG', Buffer.from(`<?xml version="1.0"?>${SVG}`), 'a.png'],
  ['a page that is called PDF', Buffer.from(HTML), 'a.pdf'],
  ['a PDF file with a page in front of it', Buffer.concat([Buffer.from(HTML), pdfOf()]), 'a.pdf'],
  ['the beginning of a PDF file', pdfOf().subarray(0, 50), 'a.pdf'],
  ['the beginning of a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'a.png'],
  ['a page behind the beginning of a GIF', Buffer.from(`GIF89a${HTML}`), 'a.gif'],
  ['a zip file', Buffer.from('PK\u0003\u0004'), 'a.zip'],
  ['nothing', Buffer.alloc(0), 'a.pdf'],
])('%s is refused, whatever it is called [ADM-090]', async (_what, bytes, name) => {
  const { status, body } = await upload(bytes, name);
  expect([status, body]).toMatchObject([422, { errorCode: RESOURCE.NO_FILE.code }]);
});

test('a file has 10 MB, and not one byte more [ADM-090]', async () => {
  expect((await upload(pdfOf(LARGEST_FILE))).body.size).toBe(LARGEST_FILE);
  const { status, body } = await upload(pdfOf(LARGEST_FILE + 1));
  expect([status, body]).toMatchObject([422, { errorMessage: 'A file can be at most 10 MB.' }]);
  expect((await upload(pdfOf(LARGEST_FILE + 100_000))).status).toBe(413);
});

test('an address is good for an hour or two, for one file, and as long as a session holds it [ADM-090, D-165]', async () => {
  const url = await handOut();
  const other = await handOut(pdfOf(200));
  // the first one is no longer in use
  expect((await get(url)).statusCode).toBe(404);
  expect((await get(other)).statusCode).toBe(200);
  const [path, query] = other.split('?');
  expect((await get(String(path))).statusCode).toBe(404);
  expect((await get(`${url.split('?')[0]}?${query}`)).statusCode).toBe(404);
  expect((await get(other.replace('signature=', 'signature=x'))).statusCode).toBe(404);
  world.at(plus(ANCHOR, 2 * HOUR));
  expect((await get(other)).statusCode).toBe(404);
});

/** Tells whether any of the calls that return addresses of files tells a person this one. */
async function isTold(who: DemoName): Promise<boolean> {
  const answers = await Promise.all([
    world.as(who).call('sessionDetail', { sessionId }),
    world.as(who).call('adminResources', one),
  ]);
  return JSON.stringify(answers.map(({ body }) => body)).includes('/files/resources/');
}

test('only people of the class and those who administer it are told an address [ADM-090]', async () => {
  await handOut();
  const strangers = ['lakesideStudent', 'lakesideInstructor', 'nobody', 'inactive', 'graduate', 'riverton'] as const;
  for (const who of strangers) expect([who, await isTold(who)]).toEqual([who, false]);
  // red control: the same search finds it for everybody of the class
  for (const who of ['student', 'instructor', 'ssm', 'cm', 'admin', 'registrar'] as const)
    expect([who, await isTold(who)]).toEqual([who, true]);
});

test('before a class is published its students are told nothing, and who has left it is told nothing any more [ADM-069, ADM-090]', async () => {
  await handOut();
  const publish = (at: string | null) =>
    world.db.run(sql`update courses set published_at = ${at}::timestamptz where id = ${courseId}`);
  await publish(null);
  expect([await isTold('student'), await isTold('registrar')]).toEqual([false, true]);
  await publish(ANCHOR);
  expect(await isTold('student')).toBe(true);
  const enroll = (active: boolean) =>
    world.db.run(sql`update enrollments set active = ${active} where id = ${ids.enrollments.student}`);
  await enroll(false);
  expect(await isTold('student')).toBe(false);
  await enroll(true);
});

test('a preview shows the resources as its people see them, and opens them [ADM-025, ADM-090]', async () => {
  await handOut();
  const preview = previewText({ courseId, role: 'student' });
  const headers = { authtoken: await world.tokenOf('registrar'), preview };
  const url = '/broker/sessionDetail';
  const shown = await world.app.inject({ method: 'POST', url, headers, payload: { sessionId } });
  const { resources } = shown.json<{ resources: { url: string }[] }>();
  expect(resources).toEqual(await seenBy('student'));
  expect((await get(String(resources[0]?.url))).statusCode).toBe(200);
});
