import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { calls } from '@bcs/contract/contract';
import type { Call } from '@bcs/contract/kernel/call';
import { IDS } from '#database/seed/ids';
import { useWorld } from '#testing/world';

const world = useWorld();
const LENGTH = 9_000_000;
let port = 0;
const sockets: Socket[] = [];
beforeAll(async () => {
  port = Number(new URL(await world.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) {
    socket.destroy();
    await sleep(50);
  }
});

function headOf(token: string | null, length: string): string {
  const lines = ['POST /broker/uploadImport HTTP/1.1', 'host: 127.0.0.1', 'content-type: application/json', length];
  if (token !== null) lines.push(`authtoken: ${token}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Announces a file but sends only its first character. Returns the status, or null if there is none yet. */
async function announce(token: string | null, length: string) {
  const socket = connect({ port, host: '127.0.0.1' });
  sockets.push(socket);
  let heard = '';
  socket.on('data', (piece) => (heard += String(piece))).on('error', () => {});
  await once(socket, 'connect');
  socket.write(headOf(token, length));
  await sleep(300);
  return { socket, status: () => /^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? null };
}

test.each([
  ['somebody without a token', null, `content-length: ${LENGTH}`],
  ['a token that does not work', 'x'.repeat(43), `content-length: ${LENGTH}`],
  ['a file without a length', null, 'transfer-encoding: chunked'],
])('a large file of %s is refused before it is read [D-293]', async (_, token, length) => {
  const { status } = await announce(token, length);
  await expect.poll(status, { timeout: 10_000 }).toBe('401');
});

test('of large files few are read at once; whoever goes away gives the place to the next [D-293]', async () => {
  const token = await world.tokenOf('admin');
  const held = [];
  for (let each = 0; each < 3; each++) held.push(await announce(token, `content-length: ${LENGTH}`));
  const body = JSON.stringify({
    kind: 'enrollments',
    universityId: null,
    courseId: IDS.activeCourse,
    fileName: 'a.csv',
    base64: Buffer.from(`email,role\n${'x'.repeat(900_000)}@large.example,student`).toString('base64'),
  });
  const { socket, status } = await announce(token, `content-length: ${body.length}`);
  socket.write(body);
  await sleep(300);
  expect([status(), ...held.map((one) => one.status())]).toEqual([null, null, null, null]);
  // other calls are answered
  expect((await world.as('student').call('dashboard', { enrollmentId: IDS.enrollments.student })).status).toBe(200);
  held[0]?.socket.destroy();
  await expect.poll(status, { timeout: 10_000 }).toBe('200');
});

test('whoever goes away at once takes no place along [D-293]', async () => {
  const token = await world.tokenOf('admin');
  for (let each = 0; each < 30; each++) {
    const socket = connect({ port, host: '127.0.0.1' }).on('error', () => {});
    await once(socket, 'connect');
    socket.write(headOf(token, `content-length: ${LENGTH}`), () => socket.destroy());
  }
  const base64 = Buffer.from(`email,role\n${'x'.repeat(900_000)}@large.example,student`).toString('base64');
  const place = { kind: 'enrollments', universityId: null, courseId: IDS.activeCourse, fileName: 'a.csv' } as const;
  await expect
    .poll(async () => (await world.as('admin').call('uploadImport', { ...place, base64 })).status, { timeout: 20_000 })
    .toBe(200);
});

test('of whole files one is held at a time, few wait, and the next are refused [D-293]', async () => {
  const base64 = Buffer.from(
    `email,role\n${Array.from({ length: 5000 }, (_, row) => `p${row}@large.example,student`).join('\n')}`,
  ).toString('base64');
  const place = { kind: 'enrollments', universityId: null, courseId: IDS.activeCourse, fileName: 'a.csv' } as const;
  const upload = () => world.as('admin').call('uploadImport', { ...place, base64 });
  // a slow machine may have finished one before the last of them arrives
  const refusedOf = (answers: readonly { status: number }[]) => {
    const refused = answers.filter(({ status }) => status === 429).length;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(answers.length - refused);
    return refused;
  };
  expect(refusedOf(await Promise.all(Array.from({ length: 20 }, upload)))).toBeGreaterThan(0);
  const { status, body } = await upload();
  expect(status).toBe(200);
  const preview = () =>
    world.as('admin').call('importPreview', { importId: body.importId, kind: 'all', page: 0, after: -1 });
  expect(refusedOf(await Promise.all(Array.from({ length: 12 }, preview)))).toBeGreaterThan(0);
  expect((await preview()).status).toBe(200);
});

test('every call that takes a large body and reads it says so [D-293]', () => {
  const silent = Object.values<Call>(calls).filter((call) => call.longestBody !== undefined && !call.readsFile);
  // plans are stored unchanged, pictures are drawn in separate processes, and PDF files are stored unchanged
  expect(silent.map(({ at }) => at).toSorted()).toEqual([
    'POST /broker/createPlan',
    'POST /broker/savePlan',
    'POST /broker/uploadResource',
  ]);
});
