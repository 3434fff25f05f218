import { expect, test } from 'vitest';
import { ScannerDown } from '#kernel/scanner';
import { EICAR } from '#testing/eicar';
import { findsEicar, useClamd } from '#testing/fake-clamd';
import { clamd } from './clamd.ts';

const daemon = useClamd(findsEicar);
const asked = (bytes: Buffer, within?: number) =>
  clamd(daemon, { ...(within !== undefined && { within }) }).isHarmful(bytes);

test('a file goes whole to the scanner, and its word counts [D-259]', async () => {
  expect(await asked(EICAR)).toBe(true);
  expect(await asked(Buffer.from('%PDF-1.7'))).toBe(false);
  const sizes: number[] = [];
  daemon.says = (file) => {
    sizes.push(file.length);
    return 'stream: OK';
  };
  await asked(Buffer.alloc(10 * 1024 * 1024, 1));
  expect(sizes).toEqual([10 * 1024 * 1024]);
});

test('who cannot judge says neither yes nor no [D-259]', async () => {
  const nobody = { host: '127.0.0.1', port: 1 };
  await expect(clamd(nobody).isHarmful(EICAR)).rejects.toBeInstanceOf(ScannerDown);
  for (const says of [() => 'INSTREAM size limit exceeded. ERROR', () => '']) {
    daemon.says = says;
    await expect(asked(EICAR)).rejects.toBeInstanceOf(ScannerDown);
  }
  daemon.says = null;
  await expect(asked(EICAR, 50)).rejects.toBeInstanceOf(ScannerDown);
});
