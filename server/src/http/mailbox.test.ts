import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { mailboxPath } from '#kernel/mailbox-path';
import { createSealer } from '#kernel/sealer';
import { resetTokenFor } from '#testing/mailbox';
import { testSealer } from '#testing/services';
import { useWorld } from '#testing/world';
import { buildApp } from '#app';

const world = useWorld();
const ADDRESS = mailboxPath(testSealer);
interface Asked {
  readonly url?: string;
  readonly remoteAddress?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
const open = (host: string, { url = ADDRESS, remoteAddress = '127.0.0.1', headers = {} }: Asked = {}) =>
  world.app.inject({ method: 'GET', url, remoteAddress, headers: { host, ...headers } });

test('the page shows the latest mails with links to follow [D-023]', async () => {
  const token = await resetTokenFor(world, 'student@northfield.example');
  const page = await open('localhost:3000');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain(
    `<a href="http://localhost:3000/reset-password?token=${token}&amp;user=student%40northfield.example">`,
  );
  expect((await open('127.0.0.1:3000')).statusCode).toBe(200);
});

test('a mail is shown as it looks, and nothing in it runs or is fetched', async () => {
  await resetTokenFor(world, 'student@northfield.example');
  const [, path = ''] = /<a href="([^"]+)">As it looks/.exec((await open('localhost:3000')).body) ?? [];
  const mail = await open('localhost:3000', { url: path });
  expect(mail.body).toContain('Choose a new password');
  expect(mail.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; sandbox/);
  const asked = [`${ADDRESS}/999999`, `${ADDRESS}/x`, path.replace(/[^/]+(?=\/\d+$)/, 'x'.repeat(22))];
  for (const url of asked) expect((await open('localhost:3000', { url })).statusCode).toBe(404);
});

test('a mail brings neither markup nor script into the page', async () => {
  const body = `<script>alert(1)</script> https://x.example/"onmouseover="alert(1) 'x' & <img src=x onerror=alert(1)>`;
  await world.db.run(
    sql`insert into mails (kind, recipient, subject, body, written_at) values ('reset-link', '"><b>', '</h2><i>', ${body}, ${world.now})`,
  );
  const page = (await open('localhost:3000')).body;
  expect(page).not.toMatch(/<(script|img|b|i)\b/);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toMatch(/"\s*onmouseover/);
});

test('the strict policy stands on the page too, and its style comes from its own address', async () => {
  const page = await open('localhost:3000');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("style-src 'self'");
  expect(policy).not.toContain('unsafe-inline');
  expect(page.body).not.toMatch(/<style|style=|<script/);
  expect((await open('localhost:3000', { url: '/dev/mailbox.css' })).headers['content-type']).toBe(
    'text/css; charset=utf-8',
  );
  expect(page.headers['cache-control']).toBe('no-store');
});

test.each([
  'square.northfield.example',
  'evil.example:3000',
  'localhost.evil.example',
  'localhost@evil.example',
  'x y',
])('under another name (%s) there is no such page [D-208]', async (host) => {
  expect((await open(host)).statusCode).toBe(404);
  expect((await open(host, { url: '/dev/mailbox.css' })).statusCode).toBe(404);
});

test.each(['203.0.113.9', '10.0.0.7', '::ffff:192.168.1.4', '2001:db8::1'])(
  'a stranger at %s who calls the server localhost finds no such page [D-208]',
  async (remoteAddress) => {
    expect((await open('localhost:3000', { remoteAddress })).statusCode).toBe(404);
    expect((await open('localhost:3000', { remoteAddress, url: '/dev/mailbox.css' })).statusCode).toBe(404);
  },
);

test.each(['x-forwarded-for', 'X-Forwarded-Host', 'forwarded', 'via', 'x-real-ip'])(
  'nor does a proxy on this machine that asks for somebody else (%s) [D-208]',
  async (name) => {
    expect((await open('localhost:3000', { headers: { [name]: '127.0.0.1' } })).statusCode).toBe(404);
  },
);

test.each([
  '/dev/mailbox',
  '/dev/mailbox/',
  '/dev/mailbox/x',
  `${ADDRESS.slice(0, -1)}`,
  `${ADDRESS}0`,
  `${ADDRESS}?x`.replace(/.\?/, '~?'),
])(
  'whoever does not know its address finds nothing, as a proxy that says nothing of itself asks (%s) [D-262]',
  async (url) => {
    expect((await open('localhost', { url })).statusCode).toBe(404);
  },
);

test('its address is another one for every installation, and the same at every start [D-262]', () => {
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)].map((key) => () => mailboxPath(createSealer(key)));
  expect(one?.()).toMatch(/^\/dev\/mailbox\/[\w-]{22}$/);
  expect([one?.(), one?.() === other?.()]).toEqual([one?.(), false]);
});

test('a proxy that is trusted to say who called does not open it either [D-208]', async () => {
  const trusting = await buildApp(world.services, { limited: false, trustProxy: 1 });
  const headers = { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' };
  const answer = await trusting.inject({ url: ADDRESS, remoteAddress: '203.0.113.9', headers });
  expect(answer.statusCode).toBe(404);
  await trusting.close();
});

let closed: FastifyInstance;
beforeAll(async () => {
  closed = await buildApp(
    { ...world.services, settings: { ...world.services.settings, mail: 'smtp' } },
    { limited: false },
  );
});
afterAll(() => closed.close());

test('an installation with SMTP has no such page at all', async () => {
  expect((await closed.inject({ method: 'GET', url: ADDRESS, headers: { host: 'localhost:3000' } })).statusCode).toBe(
    404,
  );
});
