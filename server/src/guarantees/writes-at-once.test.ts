import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { CallName } from '@bcs/contract/contract';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { sql, raw, type Database, type Db } from '#database/db';
import { ACCOUNTS, IDS, type DemoName } from '#database/seed/ids';
import type { Handler } from '#kernel/handler';
import { handleCall } from '#kernel/pipeline';
import { RefusalError } from '#kernel/refusal-error';
import { newToken, tokenHash } from '#kernel/tokens';
import { ASKED_CALLS } from '#testing/asked-calls';
import { plantedDatabase } from '#testing/database';
import { IS_LONG_RUN, sampleOf } from '#testing/effort';
import { numberOf } from '#testing/rows';
import { useWorld } from '#testing/world';
import { registry } from '../registry.ts';
import { successOf } from './success-of.ts';
import type { ActAs } from './success.ts';
import { onDatabase } from './undoing.ts';

const POSTGRES = process.env['BCS_TEST_ENGINE'] === 'postgres';
const world = useWorld();
const handlers = registry as unknown as Readonly<Record<string, Handler>>;
const WRITES = ASKED_CALLS.filter((name) => handlers[name]?.call.kind !== 'read');
/** One pair in this many is tested by day, since each takes two databases; a nightly run tests all. */
const EVERY = 80;
/** A time limit for creating up to three worlds. */
const WITHIN_MS = 180_000;

/** Tables that change by mere use, whatever the call. */
const BY_USE = ['auth_tokens', 'rate_limits', 'login_failures', 'schema_migrations'];
async function rowsOf(db: Database): Promise<Record<string, number>> {
  const tables = await db.many<{ name: string }>(sql`
    select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`);
  const counted: Record<string, number> = {};
  for (const { name } of tables)
    if (!BY_USE.includes(name)) counted[name] = await numberOf(db, sql`select count(*) from ${raw(name)}`);
  return counted;
}

interface Pair {
  /** The outcomes in the order of the names; without order if a write runs beside itself. */
  readonly outcomes: readonly string[];
  /** The number of rows added and removed, by table. */
  readonly rows: Readonly<Record<string, number>>;
}
type Order = 'in turn' | 'the other way round' | 'at once';
type Named = readonly [name: CallName, handler: Handler];
const named = (name: CallName): Named => [name, handlers[name] as Handler];

/** Makes two writes in a separate world, both prepared before either is made; null if one prevents the other. */
async function made([one, other]: readonly [Named, Named], order: Order): Promise<Pair | null> {
  const database = await plantedDatabase();
  try {
    const services = onDatabase(world.services, database);
    const tokens = new Map<DemoName, string>();
    const tokenOf = async (by: DemoName) => {
      const token = tokens.get(by) ?? newToken();
      if (!tokens.has(by))
        await database.run(sql`
          insert into auth_tokens (token_hash, account_id, issued_at, last_used_at, second_factor)
          values (${tokenHash(token)}, ${ACCOUNTS[by]}, ${world.now}, ${world.now}, 'code')`);
      tokens.set(by, token);
      return token;
    };
    const send = async (served: Handler, by: DemoName, input: unknown) =>
      handleCall(served, { token: await tokenOf(by), input, ip: '127.0.0.1' }, services);
    const act: unknown = (by: DemoName, which: string, input: unknown) => send(handlers[which] as Handler, by, input);
    const isTwice = one[0] === other[0];
    const first = await successOf(one[0], act as ActAs, database).catch(nullWhereRefused);
    const second = isTwice ? first : await successOf(other[0], act as ActAs, database).catch(nullWhereRefused);
    if (!first || !second) return null;
    await tokenOf(first.by);
    await tokenOf(second.by);
    const before = await rowsOf(database);
    const makes = [
      () => send(one[1], first.by, first.input).then(outcomeOf, codeOf),
      () => send(other[1], second.by, second.input).then(outcomeOf, codeOf),
    ] as const;
    const outcomes = await inOrder(makes, order);
    const after = await rowsOf(database);
    const changed = Object.entries(after).map(([table, count]) => [table, count - (before[table] ?? 0)] as const);
    const rows = Object.fromEntries(changed.filter(([, count]) => count !== 0));
    return { outcomes: isTwice ? outcomes.toSorted() : outcomes, rows };
  } finally {
    await database.close();
  }
}

type Make = () => Promise<string>;
async function inOrder([one, other]: readonly [Make, Make], order: Order): Promise<string[]> {
  if (order === 'at once') return Promise.all([one(), other()]);
  if (order === 'in turn') return [await one(), await other()];
  const last = await other();
  return [await one(), last];
}

function nullWhereRefused(error: unknown): null {
  if (error instanceof RefusalError) return null;
  throw error;
}
function codeOf(error: unknown): string {
  if (error instanceof RefusalError) return error.failure.code;
  throw error;
}
/** The code of an answer; some calls refuse with status 200. */
const outcomeOf = (answer: unknown): string => {
  const { success, errorCode } = answer as { success?: boolean; errorCode?: unknown };
  return success === false ? String(errorCode ?? 'no') : 'success';
};

/** Pairs writes that change the same topics: each with the next one that shares a topic. */
const changesOf = (name: CallName): readonly string[] => {
  const { call } = handlers[name] as Handler;
  return call.kind === 'read' ? [] : call.changes;
};
const PAIRS = WRITES.flatMap((name, at): (readonly [CallName, CallName])[] => {
  const next = WRITES.slice(at + 1).find((other) => changesOf(other).some((topic) => changesOf(name).includes(topic)));
  return next ? [[name, next]] : [];
});

describe.skipIf(!POSTGRES)('two writes at once', () => {
  test.each(sampleOf(WRITES, EVERY))(
    'the same one twice has the outcomes and the rows of one after the other: %s [ADM-118]',
    async (name) => {
      const pair = [named(name), named(name)] as const;
      expect(await made(pair, 'at once')).toEqual(await made(pair, 'in turn'));
    },
    WITHIN_MS,
  );

  let prepared = 0;
  test.each(sampleOf(PAIRS, EVERY))(
    'two that change the same things have those of one of the orders: %s, %s [ADM-118]',
    async (one, other) => {
      const pair = [named(one), named(other)] as const;
      const together = await made(pair, 'at once');
      if (together) prepared += 1;
      expect([await made(pair, 'in turn'), await made(pair, 'the other way round')]).toContainEqual(together);
    },
    WITHIN_MS,
  );
  test('enough pairs can be made, else little is proven', () => {
    expect(prepared).toBeGreaterThan(IS_LONG_RUN ? 40 : 0);
  });

  test('a write that judges before it waits is found', async () => {
    const { call } = handlers['createSavedComment'] as Handler;
    let written = 0;
    const judged: number[] = [];
    const hasty = {
      call: { ...call, output: { parse: (answer: unknown) => answer } },
      steps: {
        run: async (_input: unknown, { db }: { db: Db }) => {
          const kept = await numberOf(db, sql`select count(*) from saved_comments where comment like 'Kept once%'`);
          if (kept > 0) throw new RefusalError(FAILURES.CONFLICT);
          judged.push(1);
          // waits until the other one has judged as well, but not forever
          for (let looks = 0; judged.length < 2 && looks < 100; looks += 1) await sleep(20);
          await db.run(sql`
            insert into saved_comments (university_id, account_id, comment, created_at, updated_at)
            values (${IDS.northfield}, ${ACCOUNTS.instructor}, ${`Kept once ${(written += 1)}`}, ${world.now}, ${world.now})`);
          return { success: true };
        },
      },
    } as unknown as Handler;
    const pair = [
      ['createSavedComment', hasty],
      ['createSavedComment', hasty],
    ] as const;
    expect(await made(pair, 'in turn')).toMatchObject({ outcomes: ['CONFLICT', 'success'] });
    judged.splice(0);
    expect(await made(pair, 'at once')).toMatchObject({ outcomes: ['success', 'success'] });
  });
});
