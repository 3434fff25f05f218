import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IDS } from '#database/seed/ids';
import { useWorld } from '#testing/world';
import { FileInBody } from './file-in-body.ts';

const LONGEST = 100_000;

/** Reads a body that arrives in pieces of the given lengths. */
async function read(body: string, lengths: readonly number[], longest = LONGEST) {
  const bytes = Buffer.from(body);
  const pieces: Buffer[] = [];
  for (let from = 0, each = 0; from < bytes.length; each++) {
    const to = from + (lengths[each % lengths.length] ?? 1);
    pieces.push(bytes.subarray(from, to));
    from = to;
  }
  const taken = new FileInBody(longest);
  const rest = await textOf(Readable.from(pieces).pipe(taken));
  return { rest, file: taken.file, length: taken.receivedEncodedLength };
}

const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
/** Texts that could be mistaken for the field, its end, or an escaped quote. */
const text = fc.oneof(fc.string(), fc.constantFrom('base64', '"base64":"QUJD"', '\\', '\\"base64\\":\\"', 'é😀'));
const beside = fc.dictionary(
  text.filter((key) => key !== 'base64' && key !== '__proto__'),
  text,
  { maxKeys: 4 },
);

test('a file in a body becomes its bytes, and everything else stays as it was, in whatever pieces it comes [ADM-063]', async () => {
  await fc.assert(
    fc.asyncProperty(
      beside,
      fc.uint8Array({ maxLength: 200 }),
      beside,
      lengths,
      fc.boolean(),
      async (before, bytes, after, pieces, isWide) => {
        const whole = {
          ...before,
          from: { kind: 'folder', base64: Buffer.from(bytes).toString('base64') },
          ...after,
          kind: 'x',
        };
        const body = JSON.stringify(whole, null, isWide ? 2 : undefined);
        const { rest, file, length } = await read(body, pieces);
        expect(JSON.parse(rest)).toEqual({ ...whole, from: { kind: 'folder', base64: '' } });
        expect(Buffer.from(file ?? [])).toEqual(Buffer.from(bytes));
        expect(length).toBe(Buffer.byteLength(body));
      },
    ),
  );
});

test('a body without a file stays as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), lengths, async (value, pieces) => {
      const body = JSON.stringify(value).replaceAll('base64', 'other');
      expect(await read(body, pieces)).toMatchObject({ rest: body, file: null });
    }),
  );
});

test.each(['a', 'ab', 'abc', 'ab==cd', 'a=bc', 'ab c', 'ab-_', 'äöü=', 'ab\\u0041c', '=', '====', 'abcd='])(
  '%j is no base64: no file is taken, and the contract refuses what is left',
  async (base64) => {
    const { rest, file } = await read(`{"base64":"${base64}"}`, [3]);
    expect(file).toBeNull();
    expect(JSON.parse(rest)).toEqual({ base64: '?' });
  },
);

test('a second field is a text like any other', async () => {
  const { rest, file } = await read('{"a":{"base64":"QUJD"},"base64":"REVG"}', [5]);
  expect(JSON.parse(rest)).toEqual({ a: { base64: '' }, base64: 'REVG' });
  expect(String(file)).toBe(String(Buffer.from('ABC')));
});

test('a body that is longer than it may be is refused, also within its file', async () => {
  const taken = new FileInBody(1000);
  const ended = once(taken, 'error');
  Readable.from([Buffer.from(`{"base64":"${'A'.repeat(2000)}`)]).pipe(taken);
  expect(await ended).toMatchObject([{ statusCode: 413 }]);
});

const world = useWorld();
const place = { kind: 'enrollments', universityId: null, courseId: IDS.activeCourse, fileName: 'a.csv' } as const;

test('over HTTP what is no base64 is refused as such, and too much is 413 [ADM-063]', async () => {
  const admin = world.as('admin');
  expect(await admin.call('uploadImport', { ...place, base64: 'no base64' })).toMatchObject({
    status: 422,
    body: { fields: { base64: expect.any(String) } },
  });
  expect((await admin.call('uploadImport', { ...place, base64: 'A'.repeat(14_100_000) })).status).toBe(413);
  const base64 = Buffer.from('email,role\nada@new.example,student').toString('base64');
  expect((await admin.call('uploadImport', { ...place, base64 })).status).toBe(200);
});
