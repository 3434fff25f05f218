import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildTypes } from './steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'bcs-types-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, content: string | object): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}

test('mistakes of a package and of one that imports it are named in one run', async () => {
  const compilerOptions = { composite: true, emitDeclarationOnly: true, types: [], lib: ['es5'] };
  write('tsconfig.json', { files: [], references: [{ path: 'first' }, { path: 'second' }] });
  write('first/tsconfig.json', { compilerOptions });
  write('second/tsconfig.json', { compilerOptions, references: [{ path: '../first' }] });
  write('first/a.ts', 'export const name: string = 1;');
  write('second/b.ts', "import { name } from '../first/a';\nexport const size: number = name;");
  const { code, output } = await buildTypes(folder);
  expect(code).not.toBe(0);
  expect(output).toContain('first/a.ts(1,14)');
  expect(output).toContain('second/b.ts(2,14)');
});
