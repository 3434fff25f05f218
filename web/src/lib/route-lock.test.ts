import { beforeEach, expect, test, vi } from 'vitest';
import {
  continueWithout,
  forgetLocks,
  lockedAway,
  lockedPath,
  lockRoute,
  mayLock,
  releaseRoute,
} from './route-lock.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test('a lock holds the person at its path, with help still open [SHELL-009]', () => {
  expect(lockedAway('/grades')).toBeNull();
  lockRoute('/feedback/3');
  expect(lockedPath()).toBe('/feedback/3');
  for (const path of ['/', '/grades', '/feedback/2']) expect(lockedAway(path)).toBe('/feedback/3');
  for (const path of ['/feedback/3', '/support', '/casesuccess', '/unauthorized']) expect(lockedAway(path)).toBeNull();
});

test('it ends by success or logout [SHELL-009]', () => {
  lockRoute('/agreement');
  releaseRoute();
  expect(lockedAway('/grades')).toBeNull();
  lockRoute('/agreement');
  forgetLocks();
  expect(lockedPath()).toBeNull();
});

test('whoever goes on to the dashboard is not locked by the same survey again [SHELL-009]', () => {
  lockRoute('/feedback/3');
  expect(mayLock('weekly-feedback-3')).toBe(true);
  continueWithout('weekly-feedback-3');
  expect(lockedAway('/grades')).toBeNull();
  expect([mayLock('weekly-feedback-3'), mayLock('weekly-feedback-4')]).toEqual([false, true]);
  forgetLocks();
  expect(mayLock('weekly-feedback-3')).toBe(true);
});
