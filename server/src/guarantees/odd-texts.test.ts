import { expect, test } from 'vitest';
import { calls, type CallName } from '@bcs/contract/contract';
import * as api from '@bcs/contract/features/instructor-api/calls';
import { graphql } from '@bcs/contract/features/instructor-api/calls-graphql';
import type { Call } from '@bcs/contract/kernel/call';
import { DEMO_PASSWORD } from '#database/seed/password';
import { IS_LONG_RUN } from '#testing/effort';
import { useWorld } from '#testing/world';
import { ACTORS, actorMay, type Actor } from './actors.ts';
import { exampleFor } from './examples.ts';
import { INPUTS_OF_API } from './inputs-of-api.ts';
import { findComplaint } from './malformed.ts';
import { targetCaller } from './targets.ts';
import { textFields, withText, type FieldPath } from './text-fields.ts';

const world = useWorld();

/** Characters that keyboards, spreadsheets or programs produce; a text contains 1 to 64 of them. */
const SIGNS = [
  '１',
  '٣',
  'é',
  '\u0301',
  '\u200D',
  '漢',
  '😀',
  '\uD83D',
  '\u202E',
  '𝟗',
  'ﬁ',
  '\u00A0',
  '１2',
  'a\u0301',
];
const MAX_TEXT_LENGTH = 64;
/** The greatest tested length, twice that of any typed code. */
const LONGEST_CODE = 16;
/** The number of attempts, below the limit that locks an account. */
const CONCURRENCY = 8;

/** Builds a text of a given length in UTF-16 units from one character after the other. */
const textOf = (length: number, turn: number): string => {
  const sign = SIGNS[turn % SIGNS.length] as string;
  return sign.repeat(length).slice(0, length);
};

const isGuess = (name: string, path: FieldPath) =>
  /code|token|key|secret|password|signature/i.test([name, ...path].join());

interface Field {
  readonly name: string;
  readonly call: Call;
  readonly by: Actor | null;
  readonly input: unknown;
  readonly path: FieldPath;
}

const fieldsOf = (name: string, call: Call, by: Actor | null, input: unknown): Field[] =>
  textFields(call.input).map((path) => ({ name, call, by, input, path }));

async function everyField(): Promise<Field[]> {
  const found = Object.entries<Call>(calls).map(async ([name, call]) => {
    const by = ACTORS.find((actor) => actorMay(call.allow, actor)) ?? 'student';
    const relation = call.scope.by === 'own-enrollment' ? 'own' : 'same course';
    const input = await exampleFor(world.db, name as CallName, relation, targetCaller(by)).catch(() => ({}));
    return fieldsOf(name, call, by, input);
  });
  // the second factor comes after the right password
  const factor = { email: 'mfa@northfield.example', password: DEMO_PASSWORD };
  const login = fieldsOf('login', calls.login, null, factor).filter(({ path }) => path[0] === 'mfaCode');
  const ofApi = Object.entries<Call>({ ...api, graphql }).flatMap(([name, call]) =>
    fieldsOf(name, call, name === 'login' ? null : 'instructor', INPUTS_OF_API[name] ?? {}),
  );
  return [...(await Promise.all(found)).flat(), ...login, ...ofApi];
}

/**
 * The lengths to try: for a field in which guessing is possible, all lengths of a code, and in a long run all; for
 * other fields four, and by day one.
 */
const lengthsFor = ({ name, path }: Field, index: number): number[] =>
  IS_LONG_RUN || isGuess(name, path)
    ? Array.from({ length: IS_LONG_RUN ? MAX_TEXT_LENGTH : LONGEST_CODE }, (_, at) => at + 1)
    : Array.from({ length: 1 }, (_, at) => ((index + at * 17) % MAX_TEXT_LENGTH) + 1);

test('no text in whatever signs is a defect, in any text field of any call [AUTH-056, D-013]', async () => {
  const fields = await everyField();
  expect(fields.length).toBeGreaterThan(200);
  const tries = fields.flatMap((field, index) =>
    lengthsFor(field, index).map((length) => ({ ...field, text: textOf(length, index + length) })),
  );
  const complaints: string[] = [];
  for (let from = 0; from < tries.length; from += CONCURRENCY) {
    await world.db.script('delete from rate_limits; delete from login_failures;');
    await Promise.all(
      tries.slice(from, from + CONCURRENCY).map(async ({ name, call, by, input, path, text }) => {
        const [method, url] = call.at.split(' ') as ['GET' | 'POST', string];
        const token = by && { authtoken: await world.tokenOf(by) };
        const body = withText(input, path, text) as Record<string, string>;
        const answer = await world.app.inject(
          method === 'GET'
            ? { method, url, headers: { ...token }, query: body }
            : { method, url, headers: { ...token, 'content-type': 'application/json' }, payload: JSON.stringify(body) },
        );
        // an answer that shows the demo world may contain any word
        const wrong = answer.statusCode < 400 ? null : findComplaint(answer);
        if (wrong) complaints.push(`${name} ${path.join('.')}: ${wrong} for ${JSON.stringify(text)}`);
      }),
    );
  }
  expect(complaints.slice(0, 10)).toEqual([]);
}, 1_200_000);

/** Addresses that need no login, containing a text. */
const PUBLIC: readonly ((text: string) => string)[] = [
  (text) => `/${text}`,
  (text) => `/login?code=${text}`,
  (text) => `/calendar/${text}`,
  (text) => `/calendar/${text}.ics?token=${text}`,
  (text) => `/files/clips/${text}`,
  (text) => `/files/pictures/${text}`,
  (text) => `/files/resources/${text}?ticket=${text}`,
  (text) => `/files/backups/${text}`,
  (text) => `/broker/${text}`,
];

test('nor is one in the addresses that are open to everybody, or in what services send here [D-013]', async () => {
  const complaints: string[] = [];
  for (const [turn, sign] of SIGNS.entries())
    for (const length of [1, 2, 7, MAX_TEXT_LENGTH]) {
      const text = textOf(length, turn);
      const encoded = encodeURIComponent(text.toWellFormed());
      await world.db.script('delete from rate_limits;');
      const asked = PUBLIC.map((url) => ({ method: 'GET', url: url(encoded) }) as const);
      const hook = { method: 'POST', url: '/api/webhooks/zoom', headers: { 'x-zm-signature': encoded } } as const;
      const sent = { ...hook, payload: { event: text, payload: { plainToken: text, object: { id: text } } } };
      for (const request of [...asked, sent]) {
        const { statusCode } = await world.app.inject(request);
        if (statusCode >= 500) complaints.push(`${request.url}: ${statusCode} for ${JSON.stringify(sign)}`);
      }
    }
  expect(complaints.slice(0, 10)).toEqual([]);
}, 600_000);

test('the text fields of an input are found wherever they lie', () => {
  const paths = (name: CallName) => textFields(calls[name].input).map((path) => path.join('.'));
  expect(paths('login')).toEqual(['email', 'password', 'mfaCode']);
  expect(paths('createSubmission')).toContain('submissionUrlList.0.url');
  expect(withText({ a: [{ b: 'x', c: 1 }] }, ['a', 0, 'b'], 'y')).toEqual({ a: [{ b: 'y', c: 1 }] });
  expect(withText({}, ['a', 0, 'b'], 'y')).toEqual({ a: [{ b: 'y' }] });
});
