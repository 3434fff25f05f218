/** The restrictions of .oxlintrc.json, by one run of the real linter. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '#root';

const FOUND: Readonly<Record<string, readonly [code: string, rule: string]>> = {
  'new-date.ts': ['export const a = new Date();', 'bcs(ambient-time)'],
  'date.ts': ['export const a = Date();', 'bcs(ambient-time)'],
  'date-now.ts': ['export const a = Date.now();', 'eslint(no-restricted-properties)'],
  'temporal.ts': ['export const a = Temporal.Now.instant();', 'eslint(no-restricted-properties)'],
  'process.ts': ['export const a = process.env.PORT;', 'eslint(no-restricted-globals)'],
  'process-index.ts': ["export const a = process['env'];", 'eslint(no-restricted-globals)'],
  'global-process.ts': ['export const a = globalThis.process;', 'eslint(no-restricted-properties)'],
  'process-import.ts': ["import { env } from 'node:process';\nexport const a = env;", 'eslint(no-restricted-imports)'],
  'parents/a/b.ts': ["import { a } from '../../new-date.ts';\nexport const b = a;", 'eslint(no-restricted-imports)'],
  'inner-html.ts': [
    'export const a = (b: Element, c: string) => (b.innerHTML = c);',
    'eslint(no-restricted-properties)',
  ],
  'insert-html.ts': [
    "export const a = (b: Element, c: string) => b.insertAdjacentHTML('beforeend', c);",
    'eslint(no-restricted-properties)',
  ],
  'write.ts': ['export const a = (b: string) => document.write(b);', 'eslint(no-restricted-properties)'],
  'danger.tsx': ['export const A = () => <p dangerouslySetInnerHTML={{ __html: text }} />;', 'react(no-danger)'],
  'eval.ts': ['export const a = (b: string) => eval(b);', 'eslint(no-eval)'],
  'function.ts': ['export const a = (b: string) => new Function(b);', 'eslint(no-new-func)'],
  'cycle-a.ts': ["import type { B } from './cycle-b.ts';\nexport type A = B;", 'import(no-cycle)'],
  'cycle-b.ts': ["import type { A } from './cycle-a.ts';\nexport type B = A;", 'import(no-cycle)'],
};
const QUIET: Readonly<Record<string, string>> = {
  'at.ts': 'export const a = (at: string) => [new Date(at), Date.parse(at), performance.now()];',
  'words.ts': "export const text = 'innerHTML, eval(x), new Date()'; // Date.now()",
};

const folder = mkdtempSync(join(tmpdir(), 'bcs-lint-'));
const found = new Map<string, string[]>();

beforeAll(() => {
  const files = { ...Object.fromEntries(Object.entries(FOUND).map(([name, [code]]) => [name, code])), ...QUIET };
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), `${code}\n`);
  }
  const { stdout } = spawnSync(
    join(ROOT, 'node_modules', '.bin', 'oxlint'),
    ['--config', join(ROOT, '.oxlintrc.json'), '--format=json', '--quiet', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
  for (const { filename, code } of diagnostics) found.set(filename, [...(found.get(filename) ?? []), code]);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

test.each(Object.entries(FOUND))('%s is refused', (name, [, rule]) => {
  expect(found.get(name)).toContain(rule);
});

test.each(Object.keys(QUIET))('%s is allowed', (name) => {
  expect(found.get(name)).toBeUndefined();
});
