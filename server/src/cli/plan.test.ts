import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from './program.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bcs-plan-'));
  mkdirSync(join(folder, 'sessions'));
  file('course.yaml', 'name: Web\n');
  file('sessions/01.md', '---\nname: HTML\nmeeting: 1\n---\n');
});
afterEach(() => rmSync(folder, { recursive: true }));
const file = (path: string, text: string) => writeFileSync(join(folder, path), text);

async function check(path = folder) {
  const said: string[] = [];
  const code = await runCli(['plan', 'check', path], {
    given: {},
    now: () => '2026-03-11T22:10:00.000Z',
    say: (line) => void said.push(line),
    open: () => Promise.reject(new Error('a check needs no database')),
  });
  return { code, said: said.join('\n') };
}

test('a folder is checked without a database; every mistake is listed, and the exit code is 1 [ADM-110, ADM-106]', async () => {
  expect(await check()).toEqual({ code: 0, said: '1 session and 0 assignments, no mistakes.' });
  file('course.yaml', 'nmae: Web\n');
  file('sessions/02.md', '---\nname: CSS\nmeeting: soon\n---\n');
  expect(await check()).toEqual({
    code: 1,
    said: [
      'course.yaml:1: name: is missing: text, at most 255 characters',
      'course.yaml:1: nmae: is not a key here; the nearest is name',
      'sessions/02.md:3: meeting: must be a whole number from 1 to 2000',
      '3 mistakes',
    ].join('\n'),
  });
});

test('what leads nowhere for readers and what is not read is named, and is no mistake [ADM-110, SUBM-041]', async () => {
  file('README.md', '# About');
  file(
    'sessions/01.md',
    '---\nname: HTML\nmeeting: 1\n---\n\n![](images/mockup.png) [Part 2](#part-2) [ok](https://ok.example)\n',
  );
  expect(await check()).toEqual({
    code: 0,
    said: [
      '1 session and 0 assignments, no mistakes.',
      'sessions/01.md: the picture images/mockup.png leads nowhere for readers; begin its address with https.',
      'sessions/01.md: the link #part-2 leads nowhere for readers; begin its address with https.',
      'Not read: README.md.',
    ].join('\n'),
  });
});

test('links are refused and not followed, and what is no folder is said to be none [ADM-107, ADM-129]', async () => {
  symlinkSync('/etc/hosts', join(folder, 'sessions/02.md'));
  expect(await check()).toEqual({
    code: 1,
    said: 'sessions/02.md is a link or not a regular file. Links are not followed.',
  });
  rmSync(join(folder, 'sessions/02.md'));
  symlinkSync('..', join(folder, 'sessions/more'));
  expect((await check()).said).toContain('sessions/more is a link');
  expect(await check(join(folder, 'nowhere'))).toEqual({
    code: 1,
    said: `${join(folder, 'nowhere')} is not a folder.`,
  });
});

test('a folder has at most 2,000 files and 50 MB [ADM-107]', async () => {
  mkdirSync(join(folder, 'sessions/01'));
  for (let at = 2; at < 2000; at++) file(`sessions/01/${at}.txt`, '');
  expect((await check()).code).toBe(0);
  file('sessions/01/one-more.txt', '');
  expect(await check()).toEqual({ code: 1, said: 'The folder has more than 2000 files.' });
  rmSync(join(folder, 'sessions/01'), { recursive: true });
  mkdirSync(join(folder, 'sessions/01'));
  writeFileSync(join(folder, 'sessions/01/film.bin'), Buffer.alloc(50 * 1024 * 1024));
  expect(await check()).toEqual({ code: 1, said: 'The folder is larger than 50 MB.' });
});

test('what files say cannot command the terminal [ADM-129]', async () => {
  file('course.yaml', 'name: Web\n"a\\e[2J\\u202Eb": 1\n');
  expect((await check()).said).toContain('a\\u001b[2J\\u202eb: is not a key here');
});
