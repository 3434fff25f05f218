import { chmodSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A command line as it was typed, and the folder in which. */
export type Typed = Readonly<{ args: readonly string[]; folder: string }>;
/** Does a command, and answers its exit code. */
type Perform = (typed: Typed, say: (line: string) => void) => Promise<number>;

/** Only the account of the server gets as far as this folder. */
const socketIn = (dataDir: string) => join(dataDir, 'commands.sock');

/** Those that look after people, classes and switches; what replaces or moves the database needs it alone. */
const TAKEN = new Set(['user', 'invite', 'import', 'grant', 'feature', 'cohort', 'chat', 'continuation', 'billing']);
export const isTaken = ([command = '']: readonly string[]): boolean => TAKEN.has(command);

/**
 * The embedded database lets no second process in, so the server that has it does what is typed beside it: whoever may
 * read its data folder, and so its database, connects to a socket there that nobody else can open. Returns how to end it.
 */
export async function offerCommands(dataDir: string, perform: Perform): Promise<() => void> {
  const path = socketIn(dataDir);
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    void answer(socket, perform).catch(() => socket.destroy());
  });
  server.listen(path);
  await once(server, 'listening').then(
    () => chmodSync(path, 0o600),
    // the system offers no such socket, as where the path is too long
    () => {},
  );
  return () => server.close();
}

async function answer(socket: Socket, perform: Perform): Promise<void> {
  const send = (message: object) => void socket.write(`${JSON.stringify(message)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const typed = JSON.parse(line) as Typed;
    if (!isTaken(typed.args)) return void socket.destroy();
    // a defect leaves the caller without an answer, as if the server had ended
    const code = await perform(typed, (said) => send({ said })).catch(() => null);
    if (code !== null) send({ code });
    return void socket.end();
  }
}

/** Has a command done by the server of a data folder. @throws an error with a code where there is none */
export async function sendCommand(dataDir: string, typed: Typed, say: (line: string) => void): Promise<number | null> {
  const socket = connect(socketIn(dataDir));
  await once(socket, 'connect');
  socket.write(`${JSON.stringify(typed)}\n`);
  let exitCode: number | null = null;
  for await (const line of createInterface({ input: socket })) {
    const { said, code } = JSON.parse(line) as { said?: string; code?: number };
    if (said !== undefined) say(said);
    if (code !== undefined) exitCode = code;
  }
  return exitCode;
}
