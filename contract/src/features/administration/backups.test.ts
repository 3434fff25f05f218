import { expect, test } from 'vitest';
import { HOUR, plus } from '#kernel/clock';
import { isBackupOld } from './backups.ts';

const NOW = '2026-03-11T22:10:00.000Z';

test('a backup is old after seven days, and where there is none [ADM-123]', () => {
  expect(isBackupOld(null, NOW)).toBe(true);
  expect(isBackupOld(plus(NOW, -7 * 24 * HOUR), NOW)).toBe(false);
  expect(isBackupOld(plus(NOW, -7 * 24 * HOUR - 1), NOW)).toBe(true);
});
