import { chmodSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A typed command line, and the folder in which it was typed. */
export type TypedCommand = Readonly<{ args: readonly string[]; folder: string }>;
/** Runs a command and returns its exit code. */
type Perform = (typed: TypedCommand, say: (line: string) => void) => Promise<number>;

/** The folder of the socket, which only the account of the server can access. */
const socketIn = (dataDir: string) => join(dataDir, 'commands.sock');

/**
 * The commands that the server can run: those about people, classes and switches. Commands that replace or move the
 * database need exclusive access.
 */
const TAKEN = new Set(['user', 'invite', 'import', 'grant', 'feature', 'cohort', 'chat', 'continuation', 'billing']);
export const isServerCommand = ([command = '']: readonly string[]): boolean => TAKEN.has(command);

/**
 * Lets the running server execute commands, because no second process can open the embedded database. They arrive at a
 * socket that only accounts with access to the data folder can open. Returns a function that stops it.
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
    // the system does not support such sockets, for example because the path is too long
    () => {},
  );
  return () => server.close();
}

async function answer(socket: Socket, perform: Perform): Promise<void> {
  const send = (message: object) => void socket.write(`${JSON.stringify(message)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const typed = JSON.parse(line) as TypedCommand;
    if (!isServerCommand(typed.args)) return void socket.destroy();
    // a defect leaves the caller without an answer, as if the server had stopped
    const code = await perform(typed, (said) => send({ said })).catch(() => null);
    if (code !== null) send({ code });
    return void socket.end();
  }
}

/**
 * Lets the server of a data folder run a command.
 * @throws an error with a code if there is no server
 */
export async function sendCommand(
  dataDir: string,
  typed: TypedCommand,
  say: (line: string) => void,
): Promise<number | null> {
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
