import { expect, test } from 'vitest';
import { entryName } from './directory.ts';

const NOTHING = new Uint8Array();
const UTF8 = 0x0800;
/** An extra field that is seven bytes longer than the name, as Info-ZIP writes it. */
const unicodePath = (name: string) => {
  const path = Buffer.from(name);
  return Buffer.concat([Buffer.from([0x75, 0x70, path.length + 5, 0, 1, 0, 0, 0, 0]), path]);
};

test('a name is read in UTF-8, else in the code page of Windows, and a name in UTF-8 beside it goes before [ADM-105]', () => {
  const inCodePage = Buffer.from([0x9a, 0x62, 0x75, 0x6e, 0x67]);
  expect(entryName(Buffer.from('Übung'), NOTHING, UTF8)).toBe('Übung');
  expect(entryName(Buffer.from('Übung'), NOTHING, 0)).toBe('Übung');
  expect(entryName(inCodePage, NOTHING, 0)).toBe('Übung');
  expect(entryName(inCodePage, unicodePath('Ćwiczenie'), 0)).toBe('Ćwiczenie');
  expect(entryName(inCodePage, Buffer.from([0x75, 0x70, 0xff, 0xff, 1]), 0)).toBe('Übung');
});
