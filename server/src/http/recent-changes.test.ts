import { expect, test } from 'vitest';
import type { Audience } from '#kernel/changes';
import { JOURNEY, RecentChanges, REMEMBERED_FOR } from './recent-changes.ts';

const maya: ReadonlySet<Audience> = new Set<Audience>(['everyone', 'account 5', 'enrollment 50', 'enrollment 51']);
const noah: ReadonlySet<Audience> = new Set<Audience>(['everyone', 'account 50', 'enrollment 5']);

test('a page has missed the topics that changed since then for one of its audiences, and no others', () => {
  const changes = new RecentChanges(0);
  changes.note({ topics: ['attendance'], to: ['enrollment 51', 'enrollment 7'] }, 10_000);
  changes.note({ topics: ['graders'], to: ['account 5'] }, 20_000);
  expect(changes.missedBy(maya, 5000, 30_000)).toEqual(['attendance', 'graders']);
  expect(changes.missedBy(maya, 15_000, 30_000)).toEqual(['graders']);
  expect(changes.missedBy(maya, 20_000 + JOURNEY, 30_000)).toEqual(['graders']);
  expect(changes.missedBy(maya, 20_001 + JOURNEY, 30_000)).toEqual([]);
  expect(changes.missedBy(noah, 5000, 30_000)).toEqual([]);
  changes.note({ topics: ['attendance', 'sessions'], to: ['enrollment 50'] }, 30_000);
  expect(changes.missedBy(maya, 30_000, 30_000)).toEqual(['attendance', 'sessions']);
  changes.note({ topics: ['playlists'], to: ['everyone'] }, 40_000);
  expect(changes.missedBy(noah, 40_000, 40_000)).toEqual(['playlists']);
});

test('what is too long ago, or before the process listened, is not known', () => {
  const changes = new RecentChanges(1000);
  expect(changes.missedBy(maya, 999, 1000)).toBeNull();
  expect(changes.missedBy(maya, 1000, 1000)).toEqual([]);
  expect(changes.missedBy(maya, 1000, 1001 + REMEMBERED_FOR)).toBeNull();
  changes.note({ topics: ['attendance'], to: ['enrollment 50'] }, 1500);
  changes.forget(2000);
  expect(changes.missedBy(maya, 1500, 2000)).toBeNull();
  expect(changes.missedBy(maya, 2000, 2000)).toEqual([]);
});
