import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FilesDown, type FileStore } from '#kernel/file-store';
import { openS3 } from '#testing/s3-stub';
import { hasSwift, openSwift } from '#testing/swift';
import { diskFiles } from './disk.ts';
import { s3Files } from './s3.ts';

interface Opened {
  readonly files: FileStore;
  /** A store that cannot be reached. */
  readonly broken: FileStore;
  close(): Promise<void>;
}

const NOWHERE = 'http://127.0.0.1:1';
const bucketOpened = async (open: typeof openS3 | typeof openSwift): Promise<Opened> => {
  const { settings, close } = await open();
  return { files: s3Files(settings), broken: s3Files({ ...settings, endpoint: NOWHERE }), close };
};
const KINDS: Readonly<Record<string, { readonly there: boolean; readonly open: () => Promise<Opened> }>> = {
  'a folder': {
    there: true,
    open: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'bcs-files-'));
      return {
        files: diskFiles(join(folder, 'uploads')),
        // a device is not a folder, so nothing can be stored below it
        broken: diskFiles('/dev/null'),
        close: async () => rmSync(folder, { recursive: true, force: true }),
      };
    },
  },
  'a bucket': { there: true, open: () => bucketOpened(openS3) },
  'a bucket of OpenStack Swift': { there: hasSwift, open: () => bucketOpened(openSwift) },
};

const WEBP = 'image/webp';
const key = () => `pictures/${randomBytes(16).toString('base64url')}.webp`;

describe.each(Object.entries(KINDS).filter(([, { there }]) => there))('files in %s', (_name, { open }) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  }, 120_000);
  afterAll(() => opened?.close());

  test.each([0, 1, 4096, 5 * 1024 * 1024, 10 * 1024 * 1024])(
    'come back as they were put, %i bytes long [SUPP-024, ADM-090]',
    async (size) => {
      const [mine, bytes] = [key(), randomBytes(size)];
      await opened.files.put(mine, bytes, WEBP);
      const found = await opened.files.get(mine);
      expect(found && Buffer.from(found).equals(bytes)).toBe(true);
    },
  );

  test('are not there before they are put', async () => {
    expect(await opened.files.get(key())).toBeNull();
  });

  test('are gone once they are removed, and removing them again does nothing [SUPP-025]', async () => {
    const mine = key();
    await opened.files.put(mine, Buffer.from('x'), WEBP);
    await opened.files.remove(mine);
    expect(await opened.files.get(mine)).toBeNull();
    await opened.files.remove(mine);
  });

  test('that are put twice, also at once, are one file and a whole one', async () => {
    const mine = key();
    const versions = Array.from({ length: 6 }, (_each, index) => Buffer.alloc(200_000, index));
    await Promise.all(versions.map((bytes) => opened.files.put(mine, bytes, WEBP)));
    const found = Buffer.from((await opened.files.get(mine)) ?? []);
    expect(versions.some((bytes) => bytes.equals(found))).toBe(true);
  });

  test.each([
    '../secret.key',
    'pictures/../x',
    '/etc/passwd',
    'pictures/a/b',
    '',
    'pictures/',
    'x',
    'pictures/a b',
    'pictures/ä',
    'pictures/x?y=1',
  ])('have keys of ours only, not %j', async (foreign) => {
    await expect(opened.files.put(foreign, Buffer.from('x'), WEBP)).rejects.toThrow('no key');
    await expect(opened.files.get(foreign)).rejects.toThrow('no key');
    await expect(opened.files.remove(foreign)).rejects.toThrow('no key');
  });

  test('that cannot be reached say so, and nothing else', async () => {
    const mine = key();
    await expect(opened.broken.put(mine, Buffer.from('x'), WEBP)).rejects.toThrow(FilesDown);
    await expect(opened.broken.get(mine)).rejects.toThrow(FilesDown);
    await expect(opened.broken.remove(mine)).rejects.toThrow(FilesDown);
  });
});
