import { request } from 'node:http';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerErrors } from './errors.ts';
import { sendSecurityHeaders } from './headers.ts';
import { readablePath } from './readable-path.ts';
import { serveWeb } from './static.ts';
import { readWebFiles } from './web-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'bcs-web-'));
const SCRIPT = 'export const answer = 42;';
const page = (title: string) => `<!doctype html>\n<html lang="en"><head><title>${title}</title></head></html>`;
const PAGES = [
  ['/', 'Dashboard'],
  ['/login', 'Log in'],
  ['/setup', 'Set up'],
  ['/invitation', 'Invitation'],
  ['/confirm-email', 'Confirm'],
  ['/sessions/create', 'Create'],
  ['/sessions/$sessionId', 'Session'],
  ['/sessions/$sessionId/classroom', 'Classroom'],
  ['/universities/$universityName', 'School'],
  ['/404', 'Nowhere'],
] as const;

/** Tells whether /setup is gone. */
let setUp = false;
/** The path to which /login redirects. */
let ahead: string | null = null;

async function appFor(decommissioned: boolean): Promise<FastifyInstance> {
  const app = fastify({ rewriteUrl: ({ url }) => readablePath(url) });
  answerErrors(app);
  sendSecurityHeaders(app, { players: [], secure: false });
  app.get('/broker/there', () => ({ ok: true }));
  serveWeb(
    app,
    readWebFiles(folder, decommissioned)!,
    { '/setup': async () => setUp },
    { '/login': async () => ahead },
  );
  return app;
}
let app: FastifyInstance;
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

beforeAll(async () => {
  mkdirSync(join(folder, 'pages'));
  mkdirSync(join(folder, 'assets'));
  for (const [at, [, title]] of PAGES.entries()) writeFileSync(join(folder, `pages/${at}.html`), page(title));
  writeFileSync(
    join(folder, 'pages.json'),
    JSON.stringify(PAGES.map(([path], at) => ({ path, file: `pages/${at}.html` }))),
  );
  writeFileSync(join(folder, 'assets/app-1a2b.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'secret.json'), '{}');
  app = await appFor(false);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test('a form that was sent past its page leads back to the page, and what programs send does not', async () => {
  const post = (url: string, type: string) =>
    app.inject({ method: 'POST', url, payload: 'email=a&password=b', headers: { 'content-type': type } });
  const form = 'application/x-www-form-urlencoded';
  for (const url of ['/login', '/setup', '/sessions/12?tab=1', '/']) {
    const { statusCode, headers } = await post(url, form);
    expect([statusCode, headers.location]).toEqual([303, url]);
  }
  for (const url of ['/broker/there', '/nowhere'])
    expect((await post(url, form)).statusCode).toBeGreaterThanOrEqual(404);
});

describe('pages', () => {
  test.each([
    ['/', 'Dashboard'],
    ['/?selectedMonth=2026-03', 'Dashboard'],
    ['/sessions/create', 'Create'],
    ['/sessions/12', 'Session'],
    ['/sessions/12/', 'Session'],
    ['/universities/A%2FB%20%26%20C', 'School'],
  ])('%s is the page of its route', async (url, title) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(`<title>${title}</title>`);
  });
  test('are asked for anew each time, and not sent again when they are the same', async () => {
    const first = await get('/');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/', { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
  test('any other path is the not-found page, with 404 [SHELL-005]', async () => {
    for (const url of ['/nothing', '/sessions/12/nothing', '/brokers', '/nothing?next=//']) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('<title>Nowhere</title>');
    }
  });
  test('so is one that no program could read, where the server itself would fail [SHELL-005]', async () => {
    const listening = await appFor(false);
    const { port } = new URL(await listening.listen({ host: '127.0.0.1', port: 0 }));
    const status = (path: string) =>
      new Promise((resolve, reject) => {
        const asked = request({ host: '127.0.0.1', port, path }, (answer) => resolve(answer.resume().statusCode));
        asked.on('error', reject).end();
      });
    for (const path of ['/100%', '/broker/%zz', '//', '//[x', '/\\\\', '//here:99999999'])
      expect([path, await status(path)]).toEqual([path, 404]);
    await listening.close();
  });
  test('that are there for a time are the not-found page afterwards, with 404 [ADM-119]', async () => {
    const seen = async () => {
      const { statusCode, body } = await get('/setup');
      return [statusCode, /<title>(.*)<\/title>/.exec(body)?.[1]];
    };
    expect(await seen()).toEqual([200, 'Set up']);
    setUp = true;
    expect(await seen()).toEqual([404, 'Nowhere']);
    setUp = false;
  });
  test('lead on as long as there is something before them [ADM-119]', async () => {
    ahead = '/setup';
    const { statusCode, headers } = await get('/login');
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/setup', 'no-store']);
    ahead = null;
    expect((await get('/login')).statusCode).toBe(200);
  });
  test('tell other sites nothing where secrets are typed in', async () => {
    for (const url of ['/login', '/invitation', '/confirm-email'])
      expect((await get(url)).headers['referrer-policy']).toBe('no-referrer');
    expect((await get('/')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
  test('carry the content policy', async () => {
    expect((await get('/nothing')).headers['content-security-policy']).toContain("script-src 'self'");
  });
  test('of a decommissioned platform say so [SHELL-028, D-049]', async () => {
    const ended = await appFor(true);
    for (const url of ['/', '/login', '/nothing'])
      expect((await ended.inject(url)).body).toContain('<html data-decommissioned lang="en">');
    expect((await get('/')).body).not.toContain('data-decommissioned');
    await ended.close();
  });
});

describe('assets', () => {
  test('never change', async () => {
    const answer = await get('/assets/app-1a2b.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.body).toBe(SCRIPT);
  });
  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ])('go out as %s to browsers that take it', async (encoding, accepted, open) => {
    const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['vary']).toBe('accept-encoding');
    expect(open(answer.rawPayload).toString()).toBe(SCRIPT);
  });
  test('others outside the assets folder are kept for an hour', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });
  test('an unknown one is 404 and never a page', async () => {
    for (const url of ['/assets/gone-9z.js', '/assets/app-1a2b.css', '/style.css']) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('text/plain');
    }
  });
  test('only what is listed leaves the folder', async () => {
    for (const url of [
      '/secret.json',
      '/pages.json',
      '/pages/0.html',
      '/assets/app-1a2b.js.br',
      '/..%2f..%2fetc%2fpasswd',
      '/assets/%2e%2e/pages.json',
    ])
      expect((await get(url)).body).not.toMatch(/\{|Dashboard|root:/);
  });
});

test('camera, microphone and screen are for the page of the classroom alone', async () => {
  const policyOf = async (url: string) => String((await get(url)).headers['permissions-policy']);
  const devices = ['camera', 'microphone', 'display-capture'];
  for (const url of ['/', '/sessions/7', '/sessions/classroom', '/sessions/7/classroom/x', '/broker/there'])
    for (const device of devices) expect(await policyOf(url)).toContain(`${device}=()`);
  for (const url of ['/sessions/7/classroom', '/sessions/7/classroom/'])
    for (const device of devices) expect(await policyOf(url)).toContain(`${device}=(self)`);
});

test('what belongs to programs is answered to programs', async () => {
  expect((await get('/broker/there')).json()).toEqual({ ok: true });
  for (const url of ['/broker/nothing', '/api/nothing', '/graphql', '/realtime'])
    expect((await get(url)).json()).toMatchObject({ errorCode: 'NOT_FOUND' });
});

test('before the web app is built there is nothing to serve', () => {
  expect(readWebFiles(join(folder, 'nowhere'), false)).toBeNull();
});
