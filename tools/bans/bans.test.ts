import { describe, expect, test } from 'vitest';
import { findBans } from './bans.ts';

const said = (path: string, text: string) => findBans(path, text).map(({ why }) => why);

describe('the clock', () => {
  test.each(['new Date()', 'Date()', 'Date.now()', 'Temporal.Now.instant()'])('%s is ambient time', (text) => {
    expect(said('server/src/features/attendance/queries.ts', `export const a = ${text};`)).toEqual([
      'time enters as an argument; only the two clocks may ask for it',
    ]);
  });

  test.each(['new Date(at)', 'Date.parse(at)', 'performance.now()'])('%s is not', (text) => {
    expect(said('server/src/features/attendance/queries.ts', `export const a = ${text};`)).toEqual([]);
  });

  test.each(['contract/src/kernel/clock.ts', 'server/src/kernel/system-clock.ts'])('%s may ask', (path) => {
    expect(said(path, 'export const now = () => new Date(Date.now());')).toEqual([]);
  });
});

describe('the process', () => {
  const refused = ['only server/src/main.ts, the CLI and the tools know the process'];

  test.each(['process.env.PORT', 'globalThis.process', "process['env']"])('%s in a feature', (text) => {
    expect(said('server/src/features/identity/queries.ts', `export const a = ${text};`)).toEqual(refused);
  });

  test('imported by its name', () => {
    expect(said('server/src/app.ts', "import { env } from 'node:process';")).toEqual(refused);
  });

  test.each([
    'server/src/main.ts',
    'server/src/cli/seed.ts',
    'tools/run.ts',
    'web/vite.config.ts',
    'server/src/app.test.ts',
  ])('%s may know it', (path) => {
    expect(said(path, 'export const a = process.env;')).toEqual([]);
  });
});

describe('strings that become HTML or code', () => {
  test.each([
    ['web/src/kit/a.ts', 'element.innerHTML = text;', 'no HTML strings: build elements'],
    ['web/src/kit/a.ts', "element.insertAdjacentHTML('beforeend', text);", 'no HTML strings: build elements'],
    ['web/src/kit/a.ts', 'document.write(text);', 'no HTML strings: build elements'],
    [
      'web/src/kit/a.tsx',
      'const a = <p dangerouslySetInnerHTML={{ __html: text }} />;',
      'no HTML strings: build elements',
    ],
    ['server/src/app.ts', 'eval(text);', 'no code from strings'],
    ['server/src/app.ts', 'new Function(text);', 'no code from strings'],
  ])('%s: %s', (path, text, why) => {
    expect(said(path, text)).toEqual([why]);
  });

  test('words in a sentence are no code', () => {
    expect(said('web/src/kit/a.ts', "export const text = 'innerHTML, eval(x), new Date()'; // Date.now()")).toEqual([]);
  });
});
