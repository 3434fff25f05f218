import { beforeEach, expect, test, vi } from 'vitest';
import { dropForeignLock, unlockRoute, lockedPath, lockRoute, openRoute, releaseRoute } from './route-lock.ts';

function keepIn(name: 'sessionStorage' | 'localStorage') {
  const kept = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}
/** Simulates another tab of the same browser. */
const newTab = () => keepIn('sessionStorage');
beforeEach(() => {
  newTab();
  keepIn('localStorage');
});
const of = (key: string, enrollmentId = 7) => ({ enrollmentId, key });
const lock = (path: string, enrollmentId = 7) => lockRoute(path, of(path, enrollmentId));

test('a lock holds the person at its path, with help still open [SHELL-009]', () => {
  expect(lockedPath('/grades')).toBeNull();
  lock('/feedback/3');
  for (const path of ['/', '/grades', '/feedback/2']) expect(lockedPath(path)).toBe('/feedback/3');
  for (const path of ['/feedback/3', '/support', '/casesuccess', '/unauthorized']) expect(lockedPath(path)).toBeNull();
});

test('it ends by logout [SHELL-009]', () => {
  lock('/agreement');
  releaseRoute();
  expect(lockedPath('/grades')).toBeNull();
});

test('it ends when the survey is sent, and the next one locks again [SURV-043, D-046]', () => {
  lock('/agreement');
  openRoute();
  expect(lockedPath('/grades')).toBeNull();
  expect(lock('/agreement')).toBe(true);
});

test('who goes on to the dashboard is not locked into the same survey again, until another person comes [SURV-043, D-046]', () => {
  lockRoute('/cscurriculum', of('cs-curriculum-resume'));
  unlockRoute(of('cs-curriculum-resume'));
  expect(lockedPath('/')).toBeNull();
  expect(lockRoute('/cscurriculum', of('cs-curriculum-resume'))).toBe(false);
  expect(lockedPath('/')).toBeNull();
  expect(lockRoute('/cscurriculum', of('cs-curriculum-github'))).toBe(true);
  releaseRoute();
  expect(lockRoute('/cscurriculum', of('cs-curriculum-resume'))).toBe(true);
});

test('what was left in one tab is left in all: those that come, and those that are held meanwhile [SURV-043, D-046]', () => {
  lock('/nps/mc/pt');
  const held = globalThis.sessionStorage;
  newTab();
  lock('/nps/mc/pt');
  unlockRoute(of('/nps/mc/pt'));
  newTab();
  expect(lock('/nps/mc/pt')).toBe(false);
  vi.stubGlobal('sessionStorage', held);
  expect(lockedPath('/')).toBeNull();
});

test('the same survey of another class is asked for all the same [SURV-043, D-046]', () => {
  unlockRoute(of('/nps/mc/pt', 7));
  expect(lock('/nps/mc/pt', 8)).toBe(true);
});

test('a lock belongs to the enrollment for which it was set, and falls with it [SURV-043, D-046]', () => {
  lock('/feedback/10', 7);
  expect(dropForeignLock(7)).toBeNull();
  expect(lockedPath('/')).toBe('/feedback/10');
  expect(dropForeignLock(77)).toBe('/feedback/10');
  expect(lockedPath('/')).toBeNull();
  lock('/feedback/10', 7);
  expect(dropForeignLock(null)).toBe('/feedback/10');
  expect(lockedPath('/')).toBeNull();
});
