import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { resetTokenFor } from '#testing/mailbox';
import { useWorld } from '#testing/world';
import { buildApp } from '#app';

const world = useWorld();
const open = (host: string, url = '/dev/mailbox') => world.app.inject({ method: 'GET', url, headers: { host } });

test('the page shows the latest mails with links to follow [D-023]', async () => {
  const token = await resetTokenFor(world, 'student@northfield.example');
  const page = await open('localhost:3000');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain(
    `<a href="http://localhost:3000/reset-password?token=${token}&amp;user=student%40northfield.example">`,
  );
  expect((await open('127.0.0.1:3000')).statusCode).toBe(200);
});

test('a mail brings neither markup nor script into the page', async () => {
  const body = `<script>alert(1)</script> https://x.example/"onmouseover="alert(1) 'x' & <img src=x onerror=alert(1)>`;
  await world.db.run(
    sql`insert into mails (recipient, subject, body, written_at) values ('"><b>', '</h2><i>', ${body}, ${world.now})`,
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
  expect((await open('localhost:3000', '/dev/mailbox.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  expect(page.headers['cache-control']).toBe('no-store');
});

test.each([
  'square.northfield.example',
  'evil.example:3000',
  'localhost.evil.example',
  'localhost@evil.example',
  'x y',
])('from afar (%s) there is no such page', async (host) => {
  expect((await open(host)).statusCode).toBe(404);
  expect((await open(host, '/dev/mailbox.css')).statusCode).toBe(404);
});

let closed: FastifyInstance;
beforeAll(async () => {
  closed = await buildApp(
    { ...world.services, settings: { ...world.services.settings, mailbox: false } },
    { limited: false },
  );
});
afterAll(() => closed.close());

test('an installation with SMTP has no such page at all', async () => {
  expect(
    (await closed.inject({ method: 'GET', url: '/dev/mailbox', headers: { host: 'localhost:3000' } })).statusCode,
  ).toBe(404);
});
