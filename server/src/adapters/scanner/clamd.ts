import { connect } from 'node:net';
import { ScannerDown, type Scanner } from '#kernel/scanner';
import type { Settings } from '#kernel/settings';

/** The time limit of a scan in milliseconds; large files in deep archives take a while. */
const WITHIN_MS = 30_000;
const LENGTH_BYTES = 4;
const END = Buffer.alloc(LENGTH_BYTES);

/**
 * Scans files with ClamAV's daemon over TCP: the file is sent as one chunk of a stream, and the answer is one line.
 * D-259
 */
export const clamd = (
  { host, port }: NonNullable<Settings['clamd']>,
  { within = WITHIN_MS }: { readonly within?: number } = {},
): Scanner => ({
  async isHarmful(bytes) {
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(bytes.length);
    const said = await ask({ host, port }, [Buffer.from('zINSTREAM\0'), length, bytes, END], within);
    if (said === 'stream: OK') return false;
    if (said.endsWith(' FOUND')) return true;
    throw new ScannerDown(`The scanner said: ${said.slice(0, 200)}`);
  },
});

function ask(to: { host: string; port: number }, parts: readonly Uint8Array[], within: number): Promise<string> {
  const socket = connect(to);
  const heard: Buffer[] = [];
  return new Promise<string>((resolve, reject) => {
    const giveUp = (why: unknown) => reject(new ScannerDown('The scanner does not answer.', { cause: why }));
    const overdue = setTimeout(giveUp, within, 'overdue');
    socket
      .on('error', giveUp)
      .on('data', (piece: Buffer) => heard.push(piece))
      .on('close', () => {
        clearTimeout(overdue);
        resolve(Buffer.concat(heard).toString('utf8').replaceAll('\0', '').trim());
      });
    for (const part of parts) socket.write(part);
  }).finally(() => socket.destroy());
}
