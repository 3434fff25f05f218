import sharp from 'sharp';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE, plus } from '@bcs/contract/kernel/clock';
import type { DemoName, IDS } from '#database/seed/ids';
import { FilesDown } from '#kernel/file-store';
import { sweepUploads } from '#jobs/sweep';
import { useWorld } from '#testing/world';
import { buildApp } from '../app.ts';
import { SUPPORT } from '../guarantees/samples.ts';

const world = useWorld();
const { ids } = world;
type Named = keyof typeof IDS.enrollments & DemoName;

const PICTURE = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#00aa00' } })
  .png()
  .toBuffer();
let keys = 0;
const place = async (who: DemoName = 'student', more: object = {}) => {
  // the limit is twenty per hour
  world.at(plus(world.now, HOUR / 10));
  const about = { fileName: 'screen.png', mimeType: 'image/png', size: PICTURE.length, ...more };
  return world.as(who).call('createScreenshotUpload', about);
};
const put = (url: string, payload: Buffer = PICTURE, type = 'image/png') =>
  world.app.inject({ method: 'PUT', url, payload, headers: { 'content-type': type } });
const get = (url: string) => world.app.inject({ method: 'GET', url });
const brought = async (who: DemoName = 'student') => {
  const { body } = await place(who);
  expect((await put(body.uploadUrl)).statusCode).toBe(200);
  return body;
};
const ask = (screenshot: string | null, who: Named = 'student', clientKey = `screenshot-${(keys += 1)}`) =>
  world.as(who).call('createSupportCase', {
    ...SUPPORT,
    enrollmentId: ids.enrollments[who],
    role: 'Student',
    clientKey,
    screenshot,
  });
const urlFor = async (who: Named, caseId: number) =>
  (await world.as(who).call('supportCase', { enrollmentId: ids.enrollments[who], caseId })).body.case.screenshotUrl ??
  '';
const isKept = async (key: string) => [
  (await world.services.files.get(key)) !== null,
  (await world.db.maybe(sql`select 1 from uploads where key = ${key}`)) !== undefined,
];

describe('a screenshot', () => {
  test('is drawn anew, sent with the request, and seen by the staff who read it [SUPP-003, SUPP-018, SUPP-024, D-165]', async () => {
    const { key, fileUrl } = await brought();
    expect(await sharp((await get(fileUrl)).rawPayload).metadata()).toMatchObject({ format: 'webp', width: 300 });
    const { body } = await ask(key);
    for (const who of ['ssm', 'admin'] as const) {
      const shown = await get(await urlFor(who, body.caseId));
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
    }
  });

  test('is private, and nothing in it can run', async () => {
    const { fileUrl } = await brought();
    expect((await get(fileUrl)).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=300',
      'content-disposition': 'inline; filename="screenshot.webp"',
      'referrer-policy': 'no-referrer',
    });
  });

  test('is shown to nobody else: not by its key alone, nor by an address that is over [SUPP-024]', async () => {
    const { key, fileUrl, uploadUrl } = await brought();
    const { body } = await ask(key);
    for (const who of ['student', 'student2', 'instructor', 'ta', 'cd', 'cm'] as const)
      expect([
        who,
        (await world.as(who).call('supportCase', { enrollmentId: ids.enrollments[who], caseId: body.caseId })).status,
      ]).toEqual([who, 403]);
    for (const url of [
      `/files/${key}`,
      `/files/${key}?until=9999999999&signature=x`,
      uploadUrl,
      fileUrl.replace('screenshots', 'pictures'),
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    const url = await urlFor('ssm', body.caseId);
    world.at(plus(world.now, 59 * MINUTE));
    expect((await get(url)).statusCode).toBe(200);
    world.at(plus(world.now, 2 * HOUR));
    expect((await get(url)).statusCode).toBe(404);
  });

  test.each([
    ['no image', { mimeType: 'application/pdf' }, 'SCREENSHOT_NO_IMAGE'],
    ['too large', { size: 5 * 1024 * 1024 }, 'SCREENSHOT_TOO_LARGE'],
    ['of a long name', { fileName: 'x'.repeat(1024) }, 'SCREENSHOT_LONG_NAME'],
  ])('that is %s gets no place [SUPP-018, SUPP-019, SUPP-020]', async (_what, more, code) => {
    const { status, body } = await place('student', more);
    expect([status, body.errorCode]).toEqual([422, code]);
  });

  test('is judged by its bytes, whatever it was said to be [SUPP-018, SUPP-019]', async () => {
    const { body: first } = await place();
    const page = await put(first.uploadUrl, Buffer.from('<html><script>alert(1)</script>'));
    expect([page.statusCode, page.json().errorCode]).toEqual([422, 'SCREENSHOT_NO_IMAGE']);
    const { body: second } = await place();
    expect((await put(second.uploadUrl, Buffer.alloc(5 * 1024 * 1024 + 1))).statusCode).toBe(413);
    const { body: third } = await place();
    expect((await put(third.uploadUrl, PICTURE, 'text/html')).statusCode).toBe(400);
  });

  test('is brought once, in five minutes, and stays as it is', async () => {
    const { body } = await place();
    expect((await put(body.uploadUrl)).statusCode).toBe(200);
    expect((await put(body.uploadUrl)).json().errorCode).toBe('SCREENSHOT_GONE');
    const { body: late } = await place();
    world.at(plus(world.now, 5 * MINUTE));
    expect((await put(late.uploadUrl)).statusCode).toBe(404);
  });

  test('whose place nobody gave out is refused', async () => {
    const { body } = await place();
    const { uploadUrl, fileUrl } = body;
    for (const url of [
      fileUrl,
      uploadUrl.replace(/.webp/, 'x.webp'),
      uploadUrl.replace(/until=\d/, 'until=9'),
      `/files/screenshots/${'x'.repeat(2000)}.webp`,
    ])
      expect([url.slice(0, 60), (await put(url)).statusCode]).toEqual([url.slice(0, 60), 404]);
  });

  test('that cannot be kept says so, and leaves nothing [SUPP-028]', async () => {
    const { body } = await place();
    const files = { ...world.services.files, put: () => Promise.reject(new FilesDown('full')) };
    const app = await buildApp({ ...world.services, files }, { limited: false });
    const answer = await app.inject({
      method: 'PUT',
      url: body.uploadUrl,
      payload: PICTURE,
      headers: { 'content-type': 'image/png' },
    });
    expect([answer.statusCode, answer.json().errorMessage]).toEqual([
      503,
      'Error uploading photo. Please refresh and try again. You can also send the form without a screenshot.',
    ]);
    await app.close();
    expect((await ask(body.key)).body.errorCode).toBe('SCREENSHOT_GONE');
    await sweepUploads(world.services);
    expect(await isKept(body.key)).toEqual([false, false]);
  });
});

describe('what is not sent', () => {
  test('is removed when the person takes it back or leaves, and only by them [SUPP-006, SUPP-025]', async () => {
    const { key } = await brought();
    expect((await world.as('student2').call('deleteScreenshot', { key })).status).toBe(200);
    expect(await isKept(key)).toEqual([true, true]);
    expect((await world.as('student').call('deleteScreenshot', { key })).status).toBe(200);
    expect(await isKept(key)).toEqual([false, false]);
    expect((await world.as('student').call('deleteScreenshot', { key })).status).toBe(200);
  });

  test('leaves no file behind when it was still being drawn [SUPP-006]', async () => {
    const { body } = await place();
    const [answer] = await Promise.all([
      put(body.uploadUrl),
      new Promise((resolve) => setTimeout(resolve, 20)).then(() =>
        world.as('student').call('deleteScreenshot', { key: body.key }),
      ),
    ]);
    expect([200, 409]).toContain(answer.statusCode);
    expect(await isKept(body.key)).toEqual([false, false]);
  });

  test('is swept after a day [SUPP-006]', async () => {
    const [{ key }, { body: empty }] = [await brought(), await place()];
    world.at(plus(world.now, 25 * HOUR));
    await sweepUploads(world.services);
    expect(await isKept(key)).toEqual([false, false]);
    expect(await isKept(empty.key)).toEqual([false, false]);
  });
});

describe('what was sent', () => {
  test('is not removed by anybody, nor swept', async () => {
    const { key } = await brought();
    await ask(key);
    await world.as('student').call('deleteScreenshot', { key });
    world.at(plus(world.now, 25 * HOUR));
    await sweepUploads(world.services);
    expect(await isKept(key)).toEqual([true, true]);
  });

  test('belongs to one request: a repeated send is the same, another one has none', async () => {
    const { key } = await brought();
    const [one, two] = await Promise.all([ask(key, 'student', 'same-key-1'), ask(key, 'student', 'same-key-1')]);
    expect([one.status, two.status, one.body.caseId]).toEqual([200, 200, two.body.caseId]);
    expect((await ask(key)).body.errorCode).toBe('SCREENSHOT_GONE');
  });

  test('is one of one’s own, and there', async () => {
    const { key } = await brought('student2');
    expect((await ask(key)).body.errorCode).toBe('SCREENSHOT_GONE');
    const { body } = await place();
    expect((await ask(body.key)).body.errorCode).toBe('SCREENSHOT_GONE');
    const before = await world.db.many(sql`select id from support_tickets`);
    await ask(`screenshots/${'a'.repeat(43)}.webp`);
    expect(await world.db.many(sql`select id from support_tickets`)).toHaveLength(before.length);
  });
});
