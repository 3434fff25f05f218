/**
 * Values that break careless code: wrong types, extreme numbers, texts that PostgreSQL cannot store, times out of
 * range.
 */
const TYPES: readonly unknown[] = [null, true, false, '', '5', ' 5 ', [5], [], {}, { a: 1 }];
const NUMBERS: readonly unknown[] = [
  0,
  -1,
  -0,
  1.5,
  1e99,
  2 ** 31,
  2 ** 53 + 2,
  Number.MIN_SAFE_INTEGER,
  '0x10',
  '1e3',
  'NaN',
];
const TEXTS: readonly unknown[] = [
  '\0',
  'a\0b',
  '\ud800',
  '\udfff',
  '\u202e',
  '\r\nSet-Cookie: a=b',
  "'; drop table accounts; --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '😀'.repeat(3000),
  'x'.repeat(20_000),
];
const TIMES: readonly unknown[] = [
  '0000-00-00',
  '2026-02-30',
  '275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00.000Z',
  '2026-03-11T22:30:00Z',
  '1970-01-01T00:00:00.000Z',
];
const ADDRESSES: readonly unknown[] = [
  'data:text/html,<b>',
  'https://zoom.us@evil.example',
  'https://пай.example',
  'https:\\\\zoom.us',
];
const POISON = [TYPES, NUMBERS, TEXTS, TIMES, ADDRESSES].flat();

/** A small generator that repeats its sequence in every run. */
export function seededDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

type Roll = ReturnType<typeof seededDice>;
type Mutation = (input: Record<string, unknown>, roll: Roll) => unknown;

const anyKey = (input: Record<string, unknown>, roll: Roll) => Object.keys(input)[roll(Object.keys(input).length)];
const poison = (roll: Roll) => POISON[roll(POISON.length)];

const MUTATIONS: readonly Mutation[] = [
  (input, roll) => ({ ...input, [anyKey(input, roll) ?? 'id']: poison(roll) }),
  (input, roll) => ({ ...input, [anyKey(input, roll) ?? 'id']: poison(roll) }),
  (input, roll) => Object.fromEntries(Object.entries(input).map(([key]) => [key, poison(roll)])),
  (input, roll) => {
    const { [anyKey(input, roll) ?? '']: _gone, ...rest } = input;
    return rest;
  },
  (input, roll) => ({ ...input, [`extra${roll(9)}`]: poison(roll) }),
  (input) => ({ ...input, role: 'admin', active: true, canManageAttendance: true }),
  (input, roll) => ({ ...input, [anyKey(input, roll) ?? 'id']: deep(1 + roll(400)) }),
  (input, roll) => ({ ...input, [anyKey(input, roll) ?? 'id']: Array.from({ length: roll(500) }, () => poison(roll)) }),
  (_input, roll) => poison(roll),
];

/** Makes one malformed input from a good one. */
export const mutate = (input: Record<string, unknown>, roll: Roll): unknown =>
  (MUTATIONS[roll(MUTATIONS.length)] as Mutation)(input, roll);

/** Bodies that are not JSON, or surprising JSON. */
export const RAW_BODIES: readonly { body: string | Buffer; type: string }[] = [
  { body: '{', type: 'application/json' },
  { body: '', type: 'application/json' },
  { body: 'null', type: 'application/json' },
  { body: '{"enrollmentId":1,"enrollmentId":2}', type: 'application/json' },
  { body: '{"__proto__":{"admin":true}}', type: 'application/json' },
  { body: '{"constructor":{"prototype":{"admin":true}}}', type: 'application/json' },
  { body: '{"enrollmentId":1e400}', type: 'application/json' },
  { body: Buffer.from([0xff, 0xfe, 0x7b, 0x7d]), type: 'application/json' },
  { body: `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`, type: 'application/json' },
  { body: 'enrollmentId=1', type: 'application/x-www-form-urlencoded' },
  { body: '{"enrollmentId":1}', type: 'text/plain' },
  { body: '{"enrollmentId":1}', type: 'application/json; charset=utf-16' },
  { body: '<a/>', type: 'application/xml' },
  { body: '{"enrollmentId":1}', type: 'application/json\t; a=b' },
];
