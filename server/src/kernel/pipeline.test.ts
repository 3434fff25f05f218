import { diskFiles } from '#adapters/files/disk';
import { redrawnImages } from '#adapters/images/redrawn';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ability, type Nobody } from '@bcs/contract/kernel/ability';
import { call } from '@bcs/contract/kernel/call';
import { failure } from '@bcs/contract/kernel/failure';
import { id } from '@bcs/contract/kernel/schema';
import { mediaOf } from '#adapters/media/media-of';
import { meetingsOf } from '#adapters/meetings/provider-of';
import { argon2Passwords } from '#adapters/passwords/argon2';
import { sql, type Database } from '#database/db';
import { migratedDatabase } from '#testing/database';
import { CommitUnknown } from '#database/restart';
import { handleCall } from './pipeline.ts';
import { RefusalError } from './refusal-error.ts';
import { readEnvironment } from './env.ts';
import { Rounds } from './rounds.ts';
import { createSealer } from './sealer.ts';
import { defineHandler, type Handler } from './handler.ts';
import type { Services } from './services.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { newToken, tokenHash } from './tokens.ts';
import { isUnchanged, leftUnchanged } from './unchanged.ts';

const NOW = '2026-03-11T22:30:00.000Z';
const CLOSED = failure(409, { CLOSED: 'It is closed.' });
const rename = call('POST /broker/rename', {
  kind: 'write',
  changes: ['enrollments'],
  summary: 'Renames a course',
  input: { courseId: id(), name: z.string().max(5) },
  output: { name: z.string() },
  scope: 'course',
  allow: ability<{ open: boolean }>('rename', {
    roles: ['admin'],
    refuse: (facts) => (facts.open ? null : CLOSED),
  }),
  fails: [CLOSED],
});
const greet = call('GET /broker/greet', {
  kind: 'read',
  shows: [],
  summary: 'Greets',
  output: { hello: z.string() },
  scope: 'public',
  allow: ability<null, Nobody>('greet', { roles: 'everybody' }),
  fails: [],
});
let open = true;
const handler: Handler = defineHandler(rename, {
  facts: async () => ({ open }),
  run: async ({ courseId, name }, { db }) => {
    await db.run(sql`update courses set name = ${name} where id = ${courseId}`);
    if (name === 'boom') throw new Error('later');
    return { name, secret: 'never leaves' };
  },
});

let database: Database;
let services: Services;
const tokens = { admin: newToken(), student: newToken() };

beforeAll(async () => {
  database = await migratedDatabase();
  services = {
    database,
    clock: () => NOW,
    sealer: createSealer(Buffer.alloc(32)),
    passwords: argon2Passwords(8),
    mailer: { send: async () => {} },
    returns: null,
    catalogue: null,
    cases: null,
    meetings: meetingsOf(DEFAULT_SETTINGS),
    media: mediaOf(DEFAULT_SETTINGS, createSealer(Buffer.alloc(32))),
    places: { cities: async () => ({ places: [], source: '' }) },
    images: redrawnImages(),
    scanner: null,
    files: diskFiles('/dev/null'),
    settings: DEFAULT_SETTINGS,
    report: () => {},
    environment: readEnvironment({}),
    rounds: new Rounds(),
  };
  await database.script(`
    insert into universities (id, name) values (1, 'A');
    insert into programs (university_id, name, program_type) values (1, 'P', 'Cyber');
    insert into cohorts (university_id, program_id, name, start_date, end_date) values (1, 1, 'C', '2026-01-01', '2026-06-01');
    insert into courses (university_id, cohort_id, code, name, start_date, end_date) values (1, 1, 'X', 'old', '2026-01-01', '2026-06-01');
    insert into courses (university_id, cohort_id, code, name, start_date, end_date) values (1, 1, 'Y', 'other', '2026-01-01', '2026-06-01');
    insert into accounts (email, first_name, last_name, draft_key) values ('a@x.example', 'A', 'A', 'k'), ('s@x.example', 'S', 'S', 'k');
    insert into enrollments (university_id, course_id, account_id, role) values (1, 1, 1, 'admin'), (1, 1, 2, 'student');`);
  for (const [account, token] of [tokens.admin, tokens.student].entries())
    await database.run(
      sql`insert into auth_tokens (token_hash, account_id, issued_at, last_used_at) values (${tokenHash(token)}, ${account + 1}, ${NOW}, ${NOW})`,
    );
}, 30_000);
afterAll(() => database.close());

const tell = async (token: string | null, input: unknown, what = handler) => {
  try {
    return await handleCall(what, { token, input, ip: '127.0.0.1' }, services);
  } catch (error) {
    return error instanceof RefusalError ? error.failure.code : 'DEFECT';
  }
};
const nameOfCourse = async () =>
  (await database.one<{ name: string }>(sql`select name from courses where id = 1`)).name;

test('the steps come in their order: who, parse, where, role, situation [AUTH-055, AUTH-067]', async () => {
  const good = { courseId: 1, name: 'new' };
  expect(await tell(null, good)).toBe('UNAUTHENTICATED');
  expect(await tell(newToken(), { nonsense: 1 })).toBe('UNAUTHENTICATED');
  expect(await tell(tokens.admin, { ...good, extra: 1 })).toBe('MALFORMED');
  expect(await tell(tokens.admin, { courseId: '1', name: 'new' })).toBe('MALFORMED');
  expect(await tell(tokens.admin, { courseId: 1, name: 'too long' })).toBe('INVALID_INPUT');
  expect(await tell(tokens.admin, { courseId: 2, name: 'new' })).toBe('NOT_FOUND');
  expect(await tell(tokens.admin, { courseId: 99, name: 'new' })).toBe('NOT_FOUND');
  expect(await tell(tokens.student, good)).toBe('FORBIDDEN');
  open = false;
  expect(await tell(tokens.admin, good)).toBe('CLOSED');
  open = true;
  expect(await nameOfCourse()).toBe('old');
});

test('a write is all or nothing, and only the fields of the contract leave', async () => {
  expect(await tell(tokens.admin, { courseId: 1, name: 'boom' })).toBe('DEFECT');
  expect(await nameOfCourse()).toBe('old');
  expect(await tell(tokens.admin, { courseId: 1, name: 'new' })).toEqual({ name: 'new' });
  expect(await nameOfCourse()).toBe('new');
});

test('a public call needs no token', async () => {
  expect(await tell(null, {}, defineHandler(greet, { run: async () => ({ hello: 'you' }) }) as Handler)).toEqual({
    hello: 'you',
  });
});

test('an error says whether anything was changed: what was rolled back or never began was not; behind a commit nobody claims it [ADM-130]', async () => {
  const failed = async (what: Handler, input: unknown, on: Database = database): Promise<boolean> => {
    const error: unknown = await handleCall(
      what,
      { token: tokens.admin, input, ip: '127.0.0.1' },
      { ...services, database: on },
    ).then(
      () => 'no error',
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    return isUnchanged(error);
  };
  const input = { courseId: 1, name: 'new' };
  expect(await failed(handler, { ...input, name: 'boom' })).toBe(true);
  expect(await failed(handler, { ...input, courseId: 2 })).toBe(true);
  const facts = async () => ({ open: true });
  // it writes, and then returns an answer that violates the contract
  const strange = defineHandler(rename, { facts, run: async () => ({}) as { name: string } });
  expect(await failed(strange, input)).toBe(false);
  const cut = { ...database, transaction: () => Promise.reject(new CommitUnknown('No answer to a commit.')) };
  expect(await failed(handler, input, cut)).toBe(false);
  // handlers that reach outside of the database have to say so themselves
  const boom = async () => {
    throw new Error('later');
  };
  const stepwise = {
    ...defineHandler(rename, { facts, run: boom }),
    call: { ...rename, kind: 'steps' },
  } as unknown as Handler;
  expect(await failed(stepwise, input)).toBe(false);
  const honest = async () => {
    throw leftUnchanged(new Error('before anything'));
  };
  expect(await failed({ ...stepwise, steps: { facts, run: honest } } as unknown as Handler, input)).toBe(true);
});
