import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '@bcs/contract/contract';
import type { Call } from '@bcs/contract/kernel/call';
import { useWorld } from '#testing/world';
import { compress } from './write-answer.ts';

const world = useWorld();
const LONG = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, title: 'Zoë 世界' })));

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['br', 'BR', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
] as const)('%s is chosen from %j, and reads back the same', async (encoding, accepted, read) => {
  const { body, ...chosen } = await compress(LONG, accepted);
  expect(chosen.encoding).toBe(encoding);
  expect(body.length).toBeLessThan(LONG.length / 4);
  expect(read(body).toString()).toBe(LONG);
});

test.each([undefined, '', 'identity', 'deflate', 'br;q=0', 'brotli'])('from %j nothing is chosen', async (accepted) => {
  expect(await compress(LONG, accepted)).toEqual({ encoding: null, body: LONG });
});

test('a short answer goes as it is', async () => {
  expect(await compress('{"valid":true}', 'br')).toEqual({ encoding: null, body: '{"valid":true}' });
});

const headers = (authtoken: string, accepted: string) => ({ authtoken, 'accept-encoding': accepted });

test('a call answers compressed to those who can read it, and the same as ever', async () => {
  const ask = async (accepted: string) =>
    world.app.inject({
      method: 'POST',
      url: '/broker/dashboard',
      payload: { enrollmentId: world.ids.enrollments.student },
      headers: headers(await world.tokenOf('student'), accepted),
    });
  const [plain, small] = [await ask('identity'), await ask('br')];
  expect([plain.statusCode, plain.headers['content-encoding'], plain.headers['vary']]).toEqual([
    200,
    undefined,
    'accept-encoding',
  ]);
  expect([small.headers['content-encoding'], small.headers['vary']]).toEqual(['br', 'accept-encoding']);
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  expect(small.headers['content-length']).toBe(String(small.rawPayload.length));
});

test('an answer with a secret is never compressed', async () => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/broker/mfaGenerateSecret',
    payload: { email: 'student@northfield.example' },
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(answer.json().qrCode).toMatch(/^data:image\/png/);
  expect(answer.rawPayload.length).toBeGreaterThan(1024);
  expect(answer.headers['content-encoding']).toBeUndefined();
});

const SECRET = /(token|secret|ticket|password|qrcode|key)$/i;
/** Calls with a secret that everybody in the class knows, and without text input that could be reflected. */
const KNOWN_TO_ALL = ['dashboard'];
/** Calls whose keys are not secrets: paths of pages, names of actions, rows or files. */
const CURRICULA = [
  'plan',
  'createPlan',
  'exportPlan',
  'exportFolder',
  'uploadFolder',
  'previewFolder',
  'folderDifference',
];
const COMPARED = ['compareWithPlan', 'previewTakeOver'];
const NO_SECRET = ['commandMenu', 'importPreview', 'featureFlags', ...CURRICULA, ...COMPARED];

const propertiesOf = (schema: unknown): string[] =>
  schema === null || typeof schema !== 'object'
    ? []
    : Object.entries(schema).flatMap(([key, value]) => [
        ...(key === 'properties' ? Object.keys(value as object) : []),
        ...propertiesOf(value),
      ]);
/** Finds calls that return what looks like a secret without declaring it. */
const unmarked = (all: Readonly<Record<string, Pick<Call, 'output' | 'tellsSecret'>>>): string[] =>
  Object.entries(all)
    .filter(([, { output, tellsSecret }]) => {
      const names = propertiesOf(z.toJSONSchema(output, { unrepresentable: 'any' }));
      return !tellsSecret && names.some((name) => SECRET.test(name));
    })
    .map(([name]) => name);

test('every call whose answer holds a secret says so', () => {
  expect(unmarked(calls).toSorted()).toEqual([...KNOWN_TO_ALL, ...NO_SECRET].toSorted());
});

test('a call that hands out a secret unmarked is found', () => {
  const output = z.object({ deep: z.array(z.object({ resetToken: z.string() })) });
  expect(unmarked({ leaky: { output }, marked: { output, tellsSecret: true } })).toEqual(['leaky']);
});
