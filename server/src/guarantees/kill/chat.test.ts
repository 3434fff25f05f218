import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#database/db';
import { ACCOUNTS, ENROLLMENTS, IDS } from '#database/seed/ids';
import { newToken, tokenHash } from '#kernel/tokens';
import { IS_LONG_RUN } from '#testing/effort';
import { freePort } from '#testing/free-port';
import { CAN_KILL_POSTGRES, prepareEngine, type Engine } from '#testing/kept-engine';
import { startServer, type ServerProcess } from '#testing/server-process';
import { brokenIn, type SentMessage, OpenChatPage, writeMessages, type NextToken } from './chat-people.ts';
import { plantGround } from './ground.ts';

const MESSAGES = IS_LONG_RUN ? 5000 : 40;
const KILLS = IS_LONG_RUN ? 10 : 1;
const TOKENS_EACH = 40;
const { student, ssm } = ENROLLMENTS;

describe.runIf(CAN_KILL_POSTGRES)('two processes on PostgreSQL', () => {
  let engine: Engine;
  let tokens: Record<'student' | 'ssm', string[]>;
  const running: ServerProcess[] = [];
  const handOf = (who: 'student' | 'ssm'): NextToken => {
    let next = 0;
    return () => tokens[who][next++ % TOKENS_EACH] ?? '';
  };

  beforeAll(async () => {
    engine = await prepareEngine();
    const database = await engine.open();
    await plantGround(database);
    await database.run(sql`delete from chat_messages where conversation_id = ${IDS.conversation}`);
    tokens = { student: [], ssm: [] };
    for (const who of ['student', 'ssm'] as const)
      for (let count = 0; count < TOKENS_EACH; count++) {
        const token = newToken();
        tokens[who].push(token);
        await database.run(sql`
          insert into auth_tokens (token_hash, account_id, issued_at, last_used_at)
          values (${tokenHash(token)}, ${ACCOUNTS[who]}, now(), now())`);
      }
    await database.close();
  }, 240_000);
  afterAll(async () => {
    for (const each of running) await each.kill();
    await engine.remove();
  });

  test(
    `${MESSAGES} chat messages while one of them is killed (kills: ${KILLS}): 0 lost, 0 doubled, the order kept`,
    async ({ annotate }) => {
      const [killedPort, otherPort] = [await freePort(), await freePort()];
      const start = async (port: number) => {
        const started = await startServer(port, engine.environment);
        running.push(started);
        return started;
      };
      let killed = await start(killedPort);
      const other = await start(otherPort);
      const readers = [new OpenChatPage(killed.url, handOf('ssm')), new OpenChatPage(other.url, handOf('student'))];
      for (const reader of readers) reader.start();

      const each = MESSAGES / 2;
      let restarted = Promise.resolve();
      const killAt = new Set(Array.from({ length: KILLS }, (_, kill) => Math.floor(((kill + 1) * each) / (KILLS + 1))));
      const onSent = (turn: number) => {
        if (!killAt.has(turn)) return;
        // the server dies during the next message, and restarts by itself
        restarted = restarted.then(async () => {
          await killed.kill();
          killed = await start(killedPort);
        });
      };
      const [byStudent, byManager] = await Promise.all([
        writeMessages('student', each, () => killed.url, handOf('student'), onSent),
        writeMessages(
          'ssm',
          each,
          () => other.url,
          handOf('ssm'),
          () => undefined,
        ),
      ]);
      await restarted;
      for (const reader of readers) await reader.end();

      const sent = new Map([
        [student, byStudent.bodies],
        [ssm, byManager.bodies],
      ]);
      const database = await engine.open();
      const stored = await database.many<SentMessage>(sql`
      select author_enrollment_id as author, body from chat_messages where conversation_id = ${IDS.conversation} order by id`);
      const { told } = await database.one<{ told: number }>(sql`
      select count(*) as told from chat_conversations k
      where k.id = ${IDS.conversation} and k.last_message_id = (select max(id) from chat_messages where conversation_id = k.id)`);
      await database.close();
      expect(stored).toHaveLength(MESSAGES);
      expect(brokenIn(stored, sent)).toEqual([]);
      expect(told).toBe(1);
      // both pages have seen every message once, in the stored order
      for (const { seen } of readers) expect(seen.map(({ author, body }) => ({ author, body }))).toEqual(stored);
      expect(byStudent.repeats).toBeGreaterThanOrEqual(KILLS);
      await annotate(`${MESSAGES} messages, ${byStudent.repeats} repeated`);
    },
    IS_LONG_RUN ? 1_200_000 : 180_000,
  );
});

describe('a conversation in which something is wrong is found', () => {
  const sent = new Map([[1, ['a', 'b', 'c']]]);
  const told = (...bodies: string[]) => bodies.map((body) => ({ author: 1, body }));

  test.each([
    ['nothing', told('a', 'b', 'c'), []],
    ['a message is lost', told('a', 'c'), ['lost: b']],
    ['a message is doubled', told('a', 'b', 'b', 'c'), ['doubled: b']],
    ['the order is wrong', told('a', 'c', 'b'), ['out of order: c']],
    ['a message was never sent', told('a', 'b', 'c', 'd'), ['never sent: d']],
  ])('%s', (_what, seen, broken) => {
    expect(brokenIn(seen, sent)).toEqual(broken);
  });
});
