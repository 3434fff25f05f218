import sql, { raw } from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import type { CallName } from '@bcs/contract/contract';
import type { Database } from '#database/db';
import { ACCOUNTS, type DemoName } from '#database/seed/ids';
import type { Handler } from '#kernel/handler';
import { handleCall } from '#kernel/pipeline';
import { RefusalError } from '#kernel/refusal-error';
import { newToken, tokenHash } from '#kernel/tokens';
import { ASKED_CALLS } from '#testing/asked-calls';
import { plantedDatabase } from '#testing/database';
import { LONG } from '#testing/effort';
import { numberOf } from '#testing/rows';
import { useWorld } from '#testing/world';
import { registry } from '../registry.ts';
import { successOf } from './success-of.ts';
import type { Act } from './success.ts';
import { onDatabase } from './undoing.ts';

const POSTGRES = process.env['BCS_TEST_ENGINE'] === 'postgres';
const world = useWorld();
const handlers = registry as unknown as Readonly<Record<string, Handler>>;
const WRITES = ASKED_CALLS.filter((name) => handlers[name]?.call.kind !== 'read');
/** Each one takes two databases of its own: some of them a day, and all of them in a night. */
const EVERY = LONG ? 1 : 16;

/** Change with use, whoever calls. */
const BY_USE = ['auth_tokens', 'rate_limits', 'login_failures', 'schema_migrations'];
async function rowsOf(db: Database): Promise<Record<string, number>> {
  const tables = await db.many<{ name: string }>(sql`
    select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`);
  const counted: Record<string, number> = {};
  for (const { name } of tables)
    if (!BY_USE.includes(name)) counted[name] = await numberOf(db, sql`select count(*) from ${raw(name)}`);
  return counted;
}

interface Twice {
  /** The two outcomes, in no order: both may come first. */
  readonly outcomes: readonly string[];
  /** The rows that came and went, by table. */
  readonly rows: Readonly<Record<string, number>>;
}

/** Makes the same write two times in a world of its own. */
async function twice(name: CallName, handler: Handler, areTogether: boolean): Promise<Twice> {
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
    const act = (by: DemoName, which: string, input: unknown) => send(handlers[which] as Handler, by, input);
    const { by, input } = await successOf(name, act as Act, database);
    await tokenOf(by);
    const before = await rowsOf(database);
    const one = () =>
      send(handler, by, input).then(
        (answer) => outcomeOf(answer),
        (error: unknown) => {
          if (error instanceof RefusalError) return error.failure.code;
          throw error;
        },
      );
    const outcomes = areTogether ? await Promise.all([one(), one()]) : [await one(), await one()];
    const after = await rowsOf(database);
    const changed = Object.entries(after).map(([table, count]) => [table, count - (before[table] ?? 0)] as const);
    return { outcomes: outcomes.toSorted(), rows: Object.fromEntries(changed.filter(([, count]) => count !== 0)) };
  } finally {
    await database.close();
  }
}

/** Some calls say no with a status of 200. */
const outcomeOf = (answer: unknown): string => {
  const { success, errorCode } = answer as { success?: boolean; errorCode?: unknown };
  return success === false ? String(errorCode ?? 'no') : 'success';
};

describe.skipIf(!POSTGRES)('the same write twice', () => {
  test.each(WRITES.filter((_, at) => at % EVERY === 0))(
    'at once has the outcomes and the rows of one after the other: %s [ADM-118]',
    async (name) => {
      const handler = handlers[name] as Handler;
      expect(await twice(name, handler, true)).toEqual(await twice(name, handler, false));
    },
  );

  test('a write that judges before it waits is found', async () => {
    const { createSavedComment } = handlers as Record<'createSavedComment', Handler>;
    let inside = 0;
    /** The first of two that meet is refused by nobody: each has looked before the other has written. */
    const hasty = {
      call: createSavedComment.call,
      steps: {
        run: async () => {
          inside += 1;
          await new Promise((resolve) => setTimeout(resolve, 100));
          const isAlone = inside === 1;
          inside -= 1;
          if (!isAlone) throw new RefusalError({ code: 'CONFLICT', status: 409, message: '' });
          return { success: true, savedComment: { id: 1, comment: 'x', createdAt: world.now, updatedAt: world.now } };
        },
      },
    } as unknown as Handler;
    const [together, inTurn] = [
      await twice('createSavedComment', hasty, true).catch(String),
      await twice('createSavedComment', hasty, false).catch(String),
    ];
    expect(together).not.toEqual(inTurn);
  });
});
