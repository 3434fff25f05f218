/**
 * The server that the product is measured against: Fastify and pg and nothing else. It knows no rights, no rules and no
 * schema; it sends the statements that a request is known to need, and answers with the last result as it comes.
 */
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import pg from 'pg';
import { SESSION_OPTIONS } from '@bcs/server/database/postgres';
import type { RecordedTransaction } from '@bcs/server/testing/recording';
import { REPLAY_HEADER, serveChild } from './child.ts';

const POOL = 10;
let replays: ReadonlyMap<string, readonly RecordedTransaction[]> = new Map();
const names = new Map<string, string>();

function named(text: string, values: readonly unknown[]): pg.QueryConfig {
  const name = names.get(text) ?? `bare_${names.size}`;
  names.set(text, name);
  return { name, text, values: [...values] };
}

async function replay(pool: pg.Pool, { transaction, statements }: RecordedTransaction): Promise<unknown[]> {
  let rows: unknown[] = [];
  if (!transaction) {
    for (const { text, values } of statements) ({ rows } = await pool.query(named(text, values)));
    return rows;
  }
  const client = await pool.connect();
  await client.query('begin');
  for (const { text, values } of statements) ({ rows } = await client.query(named(text, values)));
  await client.query('commit');
  client.release();
  return rows;
}

await serveChild(async ({ databaseUrl, paths }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL, options: SESSION_OPTIONS });
  const app = fastify();
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    let rows: unknown[] = [];
    for (const round of replays.get(String(request.headers[REPLAY_HEADER])) ?? []) rows = await replay(pool, round);
    return reply.send(rows);
  };
  for (const at of paths) {
    const [method, url] = at.split(' ') as ['GET' | 'POST', string];
    app.route({ method, url, handler });
  }
  return {
    app,
    learn: (rounds) => {
      replays = rounds;
    },
    close: () => pool.end(),
  };
});
