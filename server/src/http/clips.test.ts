import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLIPS } from '@bcs/contract/features/videos/playlist';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { clipTicket } from '#kernel/clip-tickets';
import { mailboxPath } from '#kernel/mailbox-path';
import { testSealer, testServices } from '#testing/services';
import { ANCHOR, useWorld } from '#testing/world';
import { buildApp } from '#app';

const world = useWorld();
const FILES = join(import.meta.dirname, '../adapters/clips/files');
const fileOf = (name: string) => readFileSync(join(FILES, name));
const [CLIP, OTHER] = CLIPS.map(({ id }) => id) as [string, string];
const ticket = (clipId = CLIP, at = world.now) => clipTicket(world.services.sealer, clipId, at);
const get = (file: string, headers: Record<string, string> = {}, own: string | null = ticket()) =>
  world.app.inject({ url: `/files/clips/${file}${own === null ? '' : `?ticket=${own}`}`, headers });

test('each clip lies here in two forms with captions, small enough to be part of the product', () => {
  for (const { id } of CLIPS) {
    for (const form of ['webm', 'mp4']) {
      expect(fileOf(`${id}.${form}`).length).toBeGreaterThan(10_000);
      expect(fileOf(`${id}.${form}`).length).toBeLessThan(150_000);
    }
    expect(fileOf(`${id}.vtt`).toString()).toMatch(/^WEBVTT\n/);
  }
});

test('the address that a video tells plays the film', async () => {
  const { body } = await world.as('student').call('videoDetails', { videoId: CLIP });
  const types = ['video/webm', 'video/mp4'];
  for (const [at, { url }] of body.sources.entries()) {
    const answer = await world.app.inject({ url });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, types[at]]);
    expect(answer.rawPayload.equals(fileOf(url.replace(/.*\/([^?]*)\?.*/, '$1')))).toBe(true);
    expect(answer.headers).toMatchObject({ 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff' });
    expect(answer.headers['cache-control']).toMatch(/^private/);
  }
  const captions = await world.app.inject({ url: body.captionsUrl ?? '' });
  expect(captions.headers['content-type']).toMatch(/^text\/vtt/);
});

describe('a player asks in pieces', () => {
  const whole = fileOf(`${CLIP}.webm`);
  const size = whole.length;
  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, size - 1],
    ['bytes=-50', size - 50, size - 1],
    [`bytes=10-${size + 1000}`, 10, size - 1],
  ])('%s', async (range, from, to) => {
    const answer = await get(`${CLIP}.webm`, { range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${from}-${to}/${size}`);
    expect(answer.rawPayload.equals(whole.subarray(from, to + 1))).toBe(true);
  });
  test('beyond the end there is none', async () => {
    const answer = await get(`${CLIP}.webm`, { range: `bytes=${size}-` });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${size}`]);
  });
  test('what it has already is not sent again, and a piece of another version is not mixed in', async () => {
    const first = await get(`${CLIP}.webm`);
    const etag = String(first.headers['etag']);
    expect((await get(`${CLIP}.webm`, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get(`${CLIP}.webm`, { range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206);
    expect((await get(`${CLIP}.webm`, { range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200);
  });
  test('HEAD tells the size', async () => {
    const url = `/files/clips/${CLIP}.webm?ticket=${ticket()}`;
    const answer = await world.app.inject({ method: 'HEAD', url });
    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, String(size), '']);
  });
});

describe('nobody plays without a ticket', () => {
  test('none, one for another clip, a changed one, one of another key', async () => {
    const changed = ticket().replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    for (const own of [null, '', 'x', ticket(OTHER), changed])
      expect((await get(`${CLIP}.webm`, {}, own)).statusCode).toBe(401);
    expect((await world.app.inject({ url: `/files/clips/${CLIP}.webm?ticket=${ticket()}&ticket=x` })).statusCode).toBe(
      401,
    );
  });
  test('nor with one that is twelve hours old', async () => {
    expect((await get(`${CLIP}.webm`, {}, ticket(CLIP, plus(ANCHOR, -12 * HOUR + 1)))).statusCode).toBe(200);
    expect((await get(`${CLIP}.webm`, {}, ticket(CLIP, plus(ANCHOR, -12 * HOUR)))).statusCode).toBe(401);
  });
  test('nothing but clips leaves the folder', async () => {
    for (const file of [
      'secret.key',
      `${CLIP}.txt`,
      '..%2fclips.ts',
      '%2e%2e%2f%2e%2e%2fpackage.json',
      'gone.webm',
      '',
    ])
      expect([401, 404]).toContain((await get(file)).statusCode);
    expect((await get('gone.webm', {}, ticket('gone'))).statusCode).toBe(404);
  });
});

describe('the content policy', () => {
  const policyOf = async (settings: object) => {
    const app = await buildApp(
      testServices(world.db, () => world.now, settings),
      { limited: false },
    );
    const { headers } = await app.inject({ url: mailboxPath(testSealer), headers: { host: 'localhost:3000' } });
    await app.close();
    const directives = String(headers['content-security-policy']).split(';');
    return (name: string) => directives.find((each) => each.startsWith(`${name} `))?.slice(name.length + 1);
  };
  test('lets in exactly the players that are set up, and media of our own [D-075, D-150]', async () => {
    const usual = await policyOf({});
    expect(usual('frame-src')).toBe('https://panopto.com https://*.panopto.com https://www.youtube-nocookie.com');
    expect(usual('media-src')).toBe("'self'");
    const own = await policyOf({ videoPlayerOrigin: 'https://videos.example.edu' });
    expect(own('frame-src')).toBe('https://panopto.com https://*.panopto.com https://videos.example.edu');
  });
});
