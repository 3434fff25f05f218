import { expect, test } from 'vitest';
import { JOURNEY, RecentNews, REMEMBERED_FOR } from './recent-news.ts';

const maya = { accountId: 5, enrollmentIds: [50, 51] };
const noah = { accountId: 50, enrollmentIds: [5] };

test('whoever was told of something since then has missed that kind of thing, and nobody else has', () => {
  const news = new RecentNews(0);
  news.note({ kind: 'attendance', enrollmentIds: [51, 7] }, 10_000);
  news.note({ kind: 'presence', accountIds: [5] }, 20_000);
  expect(news.missedBy(maya, 5000, 30_000)).toEqual(['attendance', 'presence']);
  expect(news.missedBy(maya, 15_000, 30_000)).toEqual(['presence']);
  expect(news.missedBy(maya, 20_000 + JOURNEY, 30_000)).toEqual(['presence']);
  expect(news.missedBy(maya, 20_001 + JOURNEY, 30_000)).toEqual([]);
  expect(news.missedBy(noah, 5000, 30_000)).toEqual([]);
  news.note({ kind: 'attendance', enrollmentIds: [50] }, 30_000);
  expect(news.missedBy(maya, 30_000, 30_000)).toEqual(['attendance']);
});

test('what is too long ago, or before the process listened, is not known', () => {
  const news = new RecentNews(1000);
  expect(news.missedBy(maya, 999, 1000)).toBeNull();
  expect(news.missedBy(maya, 1000, 1000)).toEqual([]);
  expect(news.missedBy(maya, 1000, 1001 + REMEMBERED_FOR)).toBeNull();
  news.note({ kind: 'attendance', enrollmentIds: [50] }, 1500);
  news.forget(2000);
  expect(news.missedBy(maya, 1500, 2000)).toBeNull();
  expect(news.missedBy(maya, 2000, 2000)).toEqual([]);
});
