import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { sql } from '#database/db';
import { FolderInUse } from '#database/folder-lock';
import { numberOf } from '#testing/rows';
import { useWorld } from '#testing/world';
import { offerCommands } from './command-socket.ts';
import { perform } from './perform.ts';
import { runCli } from './program.ts';

const world = useWorld();
const DATA_DIR = mkdtempSync(join(tmpdir(), 'bcs-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

/** Runs a command line beside a server that has the database open. */
async function beside(...args: string[]) {
  const said: string[] = [];
  const code = await runCli(args, {
    given: { DATA_DIR },
    now: () => world.now,
    say: (line) => void said.push(line),
    open: async () => {
      throw new FolderInUse('The database is in use by process 7.');
    },
  });
  return { code, said: said.join('\n') };
}
const offer = () => offerCommands(DATA_DIR, (typed, say) => perform(world.db, world.services.environment)(typed, say));
const SEAT = ['--university', 'Northfield University', '--course', 'NU-CYBER-12', '--role', 'ta'];

test('beside a server people are made, enrolled and imported through it, and stand in the history [ADM-111]', async () => {
  const end = await offer();
  const made = await beside('user', 'create', 'sam@beside.example', '--first', 'Sam', '--last', 'Side', ...SEAT);
  expect(made).toEqual({ code: 0, said: expect.stringContaining('Created sam@beside.example.') });
  const file = join(DATA_DIR, 'people.csv');
  writeFileSync(file, 'email,firstName,lastName\nkim@beside.example,Kim,Side\n');
  expect((await beside('import', 'people', file, '--apply')).said).toContain('1 created, 0 changed');
  expect(await beside('user', 'enroll', 'nobody@beside.example', ...SEAT)).toMatchObject({ code: 1 });
  end();
  expect(
    await numberOf(world.db, sql`select count(*) from audit_entries where object_name like '%@beside.example%'`),
  ).toBe(3);
});

test('only who may read the data folder gets in, and what needs the database alone is not taken', async () => {
  const end = await offer();
  const path = join(DATA_DIR, 'commands.sock');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(await beside('seed', '--reset')).toEqual({ code: 1, said: 'The database is in use by process 7.' });
  // not even when the socket is asked directly
  const socket = connect(path);
  await once(socket, 'connect');
  socket.write(`${JSON.stringify({ args: ['seed', '--reset'], folder: '/' })}\n`);
  await once(socket, 'close');
  end();
  expect(await numberOf(world.db, sql`select count(*) from accounts`)).toBeGreaterThan(3);
});

test('without a server that offers it everything is as it was', async () => {
  expect(await beside('user', 'reset', 'student@northfield.example')).toEqual({
    code: 1,
    said: 'The database is in use by process 7.',
  });
});
