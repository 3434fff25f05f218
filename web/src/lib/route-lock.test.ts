import { beforeEach, expect, test, vi } from 'vitest';
import { leaveRoute, lockedAway, lockRoute, openRoute, releaseRoute } from './route-lock.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
const lock = (path: string) => lockRoute(path, path);

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

test('it ends when the survey is sent, and the next one locks again [SURV-043, D-046]', () => {
  lock('/agreement');
  openRoute();
  expect(lockedAway('/grades')).toBeNull();
  expect(lock('/agreement')).toBe(true);
});

test('who goes on to the dashboard is not locked into the same survey again, until another person comes [SURV-043, D-046]', () => {
  lockRoute('/cscurriculum', 'cs-curriculum-resume');
  leaveRoute('cs-curriculum-resume');
  expect(lockedAway('/')).toBeNull();
  expect(lockRoute('/cscurriculum', 'cs-curriculum-resume')).toBe(false);
  expect(lockedAway('/')).toBeNull();
  expect(lockRoute('/cscurriculum', 'cs-curriculum-github')).toBe(true);
  releaseRoute();
  expect(lockRoute('/cscurriculum', 'cs-curriculum-resume')).toBe(true);
});
