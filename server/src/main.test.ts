import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#database/seed/password';
import { NODE_FLAGS } from '#testing/server-process';

const MAIN = join(import.meta.dirname, 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'bcs-'));
let port: number;
const children: ChildProcess[] = [];

interface Started {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

function run(more: Record<string, string> = {}): Started {
  const env = {
    PATH: process.env['PATH'] ?? '',
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    DRAIN_MS: '300',
    ...more,
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, said: () => text, ended: new Promise((resolve) => void child.once('exit', resolve)) };
}

const status = (path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    (answer) => answer.status,
    () => 0,
  );
const ready = async ({ said }: Started) => {
  await expect.poll(said, { timeout: 90_000, interval: 100 }).toContain('is ready');
  expect(await status('/readyz')).toBe(200);
};
const login = () =>
  fetch(`http://127.0.0.1:${port}/broker/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'student@northfield.example', password: DEMO_PASSWORD }),
  }).then((answer) => answer.json() as Promise<{ success: boolean; authToken: string }>);

beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => void probe.once('listening', resolve));
  port = (probe.address() as AddressInfo).port;
  await new Promise((resolve) => void probe.close(resolve));
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

test('it plants, listens, keeps everything, refuses a second process, and stops in order', async () => {
  const first = run();
  await ready(first);
  expect(first.said()).toContain('Planting the demo world');
  const [, mailbox = ''] = /E-mail is shown at http:\/\/[^/]+(\S+),/.exec(first.said()) ?? [];
  expect([await status(mailbox), await status('/dev/mailbox')]).toEqual([200, 404]);
  const { success, authToken } = await login();
  expect(success).toBe(true);

  const second = run({ PORT: String(port + 1) });
  expect(await second.ended).toBe(1);
  expect(second.said()).toMatch(/is in use by process \d+/);

  first.child.kill('SIGTERM');
  await expect.poll(() => status('/readyz'), { interval: 20 }).toBe(503);
  expect(await status('/healthz')).toBe(200);
  expect(await first.ended).toBe(0);

  const again = run();
  await ready(again);
  expect(again.said()).not.toContain('Planting');
  expect(again.said()).toContain(mailbox);
  const valid = await fetch(`http://127.0.0.1:${port}/broker/validateToken`, { headers: { authToken } });
  expect(await valid.json()).toEqual({ valid: true });
  again.child.kill('SIGKILL');
  await again.ended;

  const afterTheKill = run();
  await ready(afterTheKill);
  expect((await login()).success).toBe(true);
  afterTheKill.child.kill('SIGINT');
  afterTheKill.child.kill('SIGINT');
  expect(await afterTheKill.ended).toBe(0);

  const squatter = createServer().listen(port, '127.0.0.1');
  const blocked = run();
  expect(await blocked.ended).toBe(1);
  expect(blocked.said()).toContain(`Port ${port} is in use by another program.`);
  expect(blocked.said()).not.toContain('a job failed');
  squatter.close();
}, 300_000);

test('it does not serve a public address without a way to send mails, and opens nothing before it says so [D-208]', async () => {
  const refused = run({ PUBLIC_ORIGIN: 'https://learn.example.edu', DATA_DIR: join(folder, 'untouched') });
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toContain('no e-mail can be sent from it');
  expect(existsSync(join(folder, 'untouched'))).toBe(false);
});

test('a wrong environment ends it before anything is opened', async () => {
  const refused = run({ PORT: 'abc', LOG_LEVEL: 'loud' });
  expect(await refused.ended).toBe(1);
  expect(refused.said().trim().split('\n')).toHaveLength(2);
});

test.each(['package.json', 'Dockerfile', 'docs/in-an-hour.md'])('%s starts Node as all others do', (file) => {
  const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8').replaceAll('", "', ' ');
  expect(text).toContain(`node ${NODE_FLAGS.join(' ')} server/src/main.ts`);
});
