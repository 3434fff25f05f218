import { beforeEach, expect, test, vi } from 'vitest';
import { lockedAway, releaseRoute } from './route-lock.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
const lock = (path: string) => sessionStorage.setItem('routeLock', path);

test('a lock holds the person at its path, with help still open [SHELL-009]', () => {
  expect(lockedAway('/grades')).toBeNull();
  lock('/feedback/3');
  for (const path of ['/', '/grades', '/feedback/2']) expect(lockedAway(path)).toBe('/feedback/3');
  for (const path of ['/feedback/3', '/support', '/casesuccess', '/unauthorized']) expect(lockedAway(path)).toBeNull();
});

test('it ends by logout [SHELL-009]', () => {
  lock('/agreement');
  releaseRoute();
  expect(lockedAway('/grades')).toBeNull();
});
