import { rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Database } from '#database/db';
import { dump } from './dump.ts';
import { filesBelow, linesOf } from './files.ts';

/** The folder of the socket, which only the account of the server can access. */
const socketIn = (dataDir: string) => join(dataDir, 'backup.sock');

/**
 * Lets the running server write a backup of its embedded database, which no other process can open, to a socket in its
 * data folder. Other requests wait meanwhile. Returns a function that stops it; if the system does not support such
 * sockets (the path is too long), it does nothing.
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
        // a reader that has not received the last line has no backup
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

/** Waits until the socket can take more data or is closed. */
const drained = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    const resume = () => {
      socket.off('drain', resume).off('close', resume);
      resolve();
    };
    socket.on('drain', resume).on('close', resume);
  });

/**
 * Reads the lines of a backup from the server of a data folder.
 * @throws an error with a code if there is no server
 */
export async function* backupOfServer(dataDir: string): AsyncGenerator<string> {
  const socket = connect(socketIn(dataDir));
  await once(socket, 'connect');
  yield* linesOf(socket.setEncoding('utf8'));
}
