import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { closeDataFolder, FolderOpen, makePrivateFolder } from './private-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'bcs-private-'));
afterAll(() => rmSync(root, { recursive: true }));
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('a data folder that others could read is closed, with the database, the uploads and the key', () => {
  const folder = join(root, 'open');
  mkdirSync(join(folder, 'pg18/base/5'), { recursive: true });
  mkdirSync(join(folder, 'uploads'));
  const files = ['pg18/PG_VERSION', 'pg18/base/5/2619', 'uploads/picture.webp', 'secret.key'].map((name) =>
    join(folder, name),
  );
  const folders = ['', 'pg18', 'pg18/base', 'pg18/base/5', 'uploads'].map((name) => join(folder, name));
  for (const file of files) writeFileSync(file, 'x');
  for (const file of files) chmodSync(file, 0o666);
  for (const each of folders) chmodSync(each, 0o755);
  closeDataFolder(folder);
  expect([...files.map(modeOf), ...folders.map(modeOf)]).toEqual([
    ...files.map(() => '600'),
    ...folders.map(() => '700'),
  ]);
});

test('what is not ours keeps its mode, and a link leads nowhere', () => {
  const folder = join(root, 'mixed');
  mkdirSync(folder);
  for (const name of ['notes.txt', 'elsewhere']) writeFileSync(join(folder, name), 'x', { mode: 0o644 });
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'uploads'));
  for (const name of ['notes.txt', 'elsewhere']) chmodSync(join(folder, name), 0o644);
  closeDataFolder(folder);
  expect([modeOf(folder), modeOf(join(folder, 'notes.txt')), modeOf(join(folder, 'elsewhere'))]).toEqual([
    '700',
    '644',
    '644',
  ]);
});

test('a folder that everybody shares is refused and left as it is', () => {
  const folder = join(root, 'shared');
  mkdirSync(folder);
  chmodSync(folder, 0o1777);
  expect(() => closeDataFolder(folder)).toThrow(FolderOpen);
  expect(modeOf(folder)).toBe('777');
});

test.each([
  [
    'of another account',
    () => {
      throw new Error('EPERM');
    },
  ],
  ['on a file system that keeps no modes', () => {}],
])('a folder %s cannot be closed, and is refused', (_what, instead) => {
  const folder = join(root, 'foreign');
  mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o755);
  const chmod = vi.spyOn(fs, 'chmodSync').mockImplementation(instead);
  syncBuiltinESMExports();
  expect(() => closeDataFolder(folder)).toThrow('set DATA_DIR to a folder of its own');
  chmod.mockRestore();
  syncBuiltinESMExports();
});

test('none is made by looking, and a new one is private', () => {
  const folder = join(root, 'new/data');
  closeDataFolder(folder);
  expect(existsSync(folder)).toBe(false);
  makePrivateFolder(folder);
  expect([modeOf(folder), modeOf(join(root, 'new'))]).toEqual(['700', '700']);
});
