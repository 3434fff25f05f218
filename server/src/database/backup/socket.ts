import { rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Database } from '#database/db';
import { dump } from './dump.ts';
import { filesBelow, linesOf } from './files.ts';

/** Only the account of the server gets as far as this folder. */
const socketIn = (dataDir: string) => join(dataDir, 'backup.sock');

/**
 * The embedded database lets no second process in, so the server that has it writes its backup: to whoever connects to
 * a socket in its data folder. Pages wait meanwhile. Returns how to end it; where the system offers no such socket (a
 * path that is too long), there is none.
 */
export async function offerBackups(
  database: Database,
  dataDir: string,
  now: () => Instant,
  onWritten: (at: Instant, rows: number) => Promise<unknown> = async () => {},
): Promise<() => void> {
  const path = socketIn(dataDir);
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    const at = now();
    dump(database, {
      now: at,
      files: filesBelow(join(dataDir, 'uploads')),
      write: (line) => send(socket, line),
    })
      .then((rows) => onWritten(at, rows))
      .then(
        () => socket.end(),
        // whoever has not got its last line has no backup
        () => socket.destroy(),
      );
  });
  server.listen(path);
  await once(server, 'listening').catch(() => {});
  return () => server.close();
}

async function send(socket: Socket, line: string): Promise<void> {
  if (socket.destroyed) throw new Error('No one is receiving the backup anymore.');
  if (!socket.write(`${line}\n`)) await drained(socket);
}

/** Waits until there is room again, or nobody left to take anything. */
const drained = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    const resume = () => {
      socket.off('drain', resume).off('close', resume);
      resolve();
    };
    socket.on('drain', resume).on('close', resume);
  });

/** The lines of a backup of the server that works on a data folder. @throws an error with a code where there is none */
export async function* backupOfServer(dataDir: string): AsyncGenerator<string> {
  const socket = connect(socketIn(dataDir));
  await once(socket, 'connect');
  yield* linesOf(socket.setEncoding('utf8'));
}
