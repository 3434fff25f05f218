import { expect, test } from 'vitest';
import { keyAction } from './keys.ts';

const press = (key: string, held = {}) =>
  keyAction({ key, altKey: false, ctrlKey: false, metaKey: false, repeat: false, ...held });

test('one letter per status, small or capital', () => {
  expect(['p', 'r', 'a', 'n', 'e', 'P'].map((key) => press(key))).toEqual(
    ['present', 'remote', 'absent', 'none', 'exception', 'present'].map((statusCode) => ({ kind: 'set', statusCode })),
  );
});
test('arrows, Home and End go from row to row', () => {
  expect(['ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => press(key))).toEqual(
    ['next', 'previous', 'first', 'last'].map((to) => ({ kind: 'go', to })),
  );
});
test('everything else stays with the browser', () => {
  for (const key of ['Tab', 'Enter', ' ', 'x', 'Escape']) expect(press(key)).toBeNull();
  for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) expect(press('a', held)).toBeNull();
});
test('a held letter acts once; arrows may be held', () => {
  for (const key of ['p', 'A', 'n']) expect(press(key, { repeat: true })).toEqual({ kind: 'held' });
  expect(press('ArrowDown', { repeat: true })).toEqual({ kind: 'go', to: 'next' });
});
test('Control or Command with Z undoes', () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }]) expect(press('z', held)).toEqual({ kind: 'undo' });
  expect(press('z')).toBeNull();
});
