import { expect, test } from 'vitest';
import { zipOf } from '#testing/zip-of';
import { filesInZip } from './folder-in-zip.ts';
import { FolderRefused } from './folder.ts';

const COURSE = { name: 'course.yaml', data: 'name: Web\n' };
const SESSION = { name: 'sessions/01.md', data: '---\nname: HTML\nmeeting: 1\n---\n' };
const pathsIn = async (files: Parameters<typeof zipOf>[0]) => [...(await filesInZip(zipOf(files))).keys()];

test('a course folder is read from a zip, also where everything lies below one folder [ADM-105]', async () => {
  expect(await pathsIn([COURSE, SESSION])).toEqual(['course.yaml', 'sessions/01.md']);
  const below = [COURSE, SESSION].map((file) => ({ ...file, name: `web-main/${file.name}` }));
  expect(await pathsIn([{ name: 'web-main/', data: '', stored: true }, ...below])).toEqual([
    'course.yaml',
    'sessions/01.md',
  ]);
  const read = await filesInZip(zipOf(below));
  expect(new TextDecoder().decode(read.get('course.yaml'))).toBe(COURSE.data);
});

test('what systems and repositories put beside the files is not read', async () => {
  const beside = [
    '.DS_Store',
    '__MACOSX/._course.yaml',
    '__MACOSX/._slides.zip',
    '.github/check.yaml',
    'sessions/Thumbs.db',
    'desktop.ini',
    'sessions/01/ehthumbs.db',
    'sessions/~$slides.pdf',
    'Icon\r',
  ].map((name) => ({ name, data: 'x' }));
  expect(await pathsIn([COURSE, ...beside])).toEqual(['course.yaml']);
});

test('names come out alike, whichever system has packed them [ADM-105]', async () => {
  const windows = [
    { ...COURSE, name: 'web\\course.yaml' },
    { name: 'web\\sessions\\', data: '', stored: true },
    { ...SESSION, name: 'web\\sessions\\01.md' },
  ];
  expect(await pathsIn(windows)).toEqual(['course.yaml', 'sessions/01.md']);
  expect(await pathsIn([COURSE, SESSION].map((file) => ({ ...file, name: `./${file.name}` })))).toEqual([
    'course.yaml',
    'sessions/01.md',
  ]);
  // macOS separates letters from their accents
  const handout = { name: 'sessions/01/U\u0308bung.pdf', data: 'x' };
  expect(await pathsIn([COURSE, handout])).toEqual(['course.yaml', 'sessions/01/Übung.pdf']);
  await expect(pathsIn([COURSE, handout, { ...handout, name: 'sessions/01/Übung.pdf' }])).rejects.toThrow(
    'Two files in this zip have the same name: sessions/01/Übung.pdf.',
  );
});

test.each([
  ['a path of Windows that leads elsewhere', [{ ...SESSION, name: '..\\a.md' }], 'leads elsewhere'],
  ['a drive of Windows', [{ ...SESSION, name: 'C:\\a.md' }], 'leads elsewhere'],
  ['a path that leads elsewhere', [{ ...SESSION, name: '../a.md' }], 'leads elsewhere'],
  ['an absolute path', [{ ...SESSION, name: '/a.md' }], 'leads elsewhere'],
  ['an archive in the archive', [{ ...SESSION, name: 'sessions/01/a.zip' }], 'another archive'],
  ['more than 2,000 files', Array.from({ length: 2001 }, (_, at) => ({ name: `${at}.md`, data: '' })), '2000 files'],
])('%s is refused in words [ADM-107, ADM-129]', async (_, files, says) => {
  await expect(filesInZip(zipOf(files))).rejects.toThrow(FolderRefused);
  await expect(filesInZip(zipOf(files))).rejects.toThrow(says);
});
