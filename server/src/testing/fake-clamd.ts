import { createServer } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { EICAR } from './eicar.ts';

const COMMAND = Buffer.from('zINSTREAM\0');
const LENGTH_BYTES = 4;

/** Reassembles a file from length-prefixed pieces; null if it is incomplete. */
function fileIn(heard: Buffer): Buffer | null {
  if (!heard.subarray(0, COMMAND.length).equals(COMMAND)) return null;
  const pieces: Buffer[] = [];
  for (let at = COMMAND.length; at + LENGTH_BYTES <= heard.length;) {
    const length = heard.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    at += LENGTH_BYTES + length;
    pieces.push(heard.subarray(at - length, at));
  }
  return null;
}

/** Simulates the ClamAV daemon. `says` returns its answer to a file; null means silence. */
export function useClamd(first: (file: Buffer) => string) {
  const daemon: { host: string; port: number; says: ((file: Buffer) => string) | null } = {
    host: '127.0.0.1',
    port: 0,
    says: first,
  };
  const server = createServer((socket) => {
    let heard = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (piece) => {
      heard = Buffer.concat([heard, piece]);
      const file = fileIn(heard);
      if (file && daemon.says) socket.end(`${daemon.says(file)}\0`);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, daemon.host, resolve));
    daemon.port = (server.address() as { port: number }).port;
  });
  afterAll(() => void server.close());
  return daemon;
}

export const findsEicar = (file: Buffer): string =>
  file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
