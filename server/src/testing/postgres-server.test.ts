import { existsSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { findPostgres } from './find-postgres.ts';
import { startPostgres } from './postgres-server.ts';

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(question);
  await client.end();
  return rows;
}

test.runIf(findPostgres() !== null)(
  'a private PostgreSQL keeps its data through a crash, and leaves nothing behind',
  async () => {
    const server = await startPostgres({ work_mem: '7MB' });
    const url = await server.create('own');
    await ask(url, 'create table kept as select 1 as one');
    await server.crash();
    await server.start();
    expect(await ask(url, 'select one from kept')).toEqual([{ one: 1 }]);
    const [row] = (await ask(
      url,
      `select current_setting('data_directory') as folder, current_setting('work_mem') as memory,
      (select datctype from pg_database where datname = current_database()) as ctype`,
    )) as [{ folder: string }];
    expect(row).toMatchObject({ memory: '7MB', ctype: 'C.UTF-8' });
    expect(await ask(server.socketUrl, 'select inet_client_addr() as address')).toEqual([{ address: null }]);
    await server.stop();
    expect(existsSync(row.folder)).toBe(false);
  },
);
