import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '#root';
import { run } from '#run';
import { gathered, onTheStairs } from './gathered.ts';
import { namesOf } from './names.ts';

const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'data', 'test-results', 'docs']);
let folder = '';

/** A copy of the folder, on the installed packages; its own floors stand in for those of the original. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bcs-slice-'));
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) || path === ROOT });
  mkdirSync(join(folder, 'node_modules/@bcs'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => each !== '@bcs')) {
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const floor of ['contract', 'server', 'web', 'e2e', 'tools']) {
    symlinkSync(join(folder, floor), join(folder, 'node_modules/@bcs', floor));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inHouse = (command: string, ...args: string[]) => run(command, args, { cwd: folder });

describe('a new slice', { timeout: 300_000 }, () => {
  test('passes the check as it is: types, lint, imports, format', async () => {
    const { output, code } = await inHouse('node', 'tools/new-feature.ts', 'study-circles');
    expect(code, output).toBe(0);
    expect(output).toContain('contract/src/features/study-circles/calls.ts');
    const check = await inHouse('node', 'tools/check.ts');
    expect(check.code, check.output).toBe(0);
    expect(check.output).not.toContain('FAILED');
  });

  test('its own tests pass, through the front door too', async () => {
    const { code, output } = await inHouse(
      'vitest',
      'run',
      'study-circles',
      '--project',
      'contract',
      '--project',
      'server',
    );
    expect(code, output).toBe(0);
  });

  test('is not begun twice', async () => {
    const { code, output } = await inHouse('node', 'tools/new-feature.ts', 'study-circles');
    expect([code, output.trim()]).toEqual([1, 'contract has this feature already.']);
  });

  test.each(['', 'Circles', '../circles', 'study circles'])('is not called "%s"', async (name) => {
    const { code } = await inHouse('node', 'tools/new-feature.ts', name);
    expect(code).toBe(1);
    expect(existsSync(join(folder, 'circles'))).toBe(false);
  });

  test('leaves the folder it was copied from alone', () => {
    expect(readFileSync(join(ROOT, 'contract/src/features.ts'), 'utf8')).not.toContain('study-circles');
  });
});

describe('names', () => {
  test('one feature in all spellings', () => {
    expect(namesOf('study-circles')).toEqual({
      feature: 'study-circles',
      call: 'studyCircles',
      noun: 'StudyCircles',
      code: 'STUDY_CIRCLES',
      title: 'Study circles',
    });
  });

  test('a feature that stands on the stairs already is not put there twice', () => {
    const stairs = "export const FEATURES = [\n  'chat',\n] as const;\n";
    expect(onTheStairs(stairs, namesOf('chat')!)).toBe(stairs);
    expect(onTheStairs(stairs, namesOf('legal')!)).toBe(
      "export const FEATURES = [\n  'chat',\n  'legal',\n] as const;\n",
    );
  });

  test('a file that gathers nothing yet is not guessed at', () => {
    expect(() => gathered('export const calls = {};\n', 'calls', namesOf('chat')!)).toThrow('was found');
  });
});
