import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '#root';
import { run } from '#run';
import { inFeatureOrder } from './additions.ts';
import { parseNames } from './names.ts';

const LEFT_OUT = new Set(['node_modules', '.git', 'data', 'test-results', 'docs']);
/** In node_modules, what the copy must not have in common with the original. */
const OWN = new Set(['@bcs', '.cache']);
/** The check looks only at what differs from the original where that was found in order before. */
const REMEMBERED = 'node_modules/.cache/check';
let copy = '';

/** A copy of the repository on the installed packages, with its own workspaces in place of the original ones. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'bcs-slice-'));
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) || path === ROOT });
  mkdirSync(join(copy, 'node_modules/@bcs'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => !OWN.has(each))) {
    symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const workspace of ['contract', 'server', 'web', 'e2e', 'tools']) {
    symlinkSync(join(copy, workspace), join(copy, 'node_modules/@bcs', workspace));
  }
  if (existsSync(join(ROOT, REMEMBERED))) cpSync(join(ROOT, REMEMBERED), join(copy, REMEMBERED), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

const inCopy = (command: string, ...args: string[]) => run(command, args, { cwd: copy });

// by day the templates are held by `npm run check` of anyone who changes what they are made of
describe.runIf(process.env['FUZZ'] === 'long')('a new feature', { timeout: 300_000 }, () => {
  test('passes the check as it is: types, lint, imports, format', async () => {
    const { output, code } = await inCopy('node', 'tools/new-feature.ts', 'study-circles');
    expect(code, output).toBe(0);
    expect(output).toContain('contract/src/features/study-circles/calls.ts');
    const check = await inCopy('node', 'tools/check.ts');
    expect(check.code, check.output).toBe(0);
    expect(check.output).not.toContain('FAILED');
  });

  test('its own tests pass, those of the API too', async () => {
    const { code, output } = await inCopy(
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
    const { code, output } = await inCopy('node', 'tools/new-feature.ts', 'study-circles');
    expect([code, output.trim()]).toEqual([1, 'contract has this feature already.']);
  });

  test.each(['', 'Circles', '../circles', 'study circles'])('is not called "%s"', async (name) => {
    const { code } = await inCopy('node', 'tools/new-feature.ts', name);
    expect(code).toBe(1);
    expect(existsSync(join(copy, 'circles'))).toBe(false);
  });

  test('leaves the original alone', () => {
    expect(readFileSync(join(ROOT, 'contract/src/features.ts'), 'utf8')).not.toContain('study-circles');
  });
});

describe('names', () => {
  test('one feature in all spellings', () => {
    expect(parseNames('study-circles')).toEqual({
      feature: 'study-circles',
      call: 'studyCircles',
      noun: 'StudyCircles',
      code: 'STUDY_CIRCLES',
      title: 'Study circles',
    });
  });

  test('a feature that is in the order already is not added twice', () => {
    const order = "export const FEATURES = [\n  'chat',\n] as const;\n";
    expect(inFeatureOrder(order, parseNames('chat')!)).toBe(order);
    expect(inFeatureOrder(order, parseNames('legal')!)).toBe(
      "export const FEATURES = [\n  'chat',\n  'legal',\n] as const;\n",
    );
  });
});
