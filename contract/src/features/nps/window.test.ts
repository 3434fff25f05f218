import { describe, expect, test } from 'vitest';
import { npsWindow, npsWindowOpen } from './window.ts';

const ZONE = 'America/New_York';

describe('the NPS window [DASH-029, D-062]', () => {
  const course = {
    startDate: '2026-01-05',
    endDate: '2026-06-26',
    midCourseSurveySchedule: { dateFrom: '2026-03-11' },
  };
  const open = (now: string) => npsWindowOpen(course, ZONE, now);

  test('opens with the day of mid-course on campus', () => {
    expect([open('2026-03-11T03:59:59.999Z'), open('2026-03-11T04:00:00.000Z')]).toEqual([false, true]);
  });
  test('closes at 24:00, 14 days after the end', () => {
    expect([open('2026-07-11T03:59:59.999Z'), open('2026-07-11T04:00:00.000Z')]).toEqual([true, false]);
  });
  test('opens halfway where nothing is planned', () => {
    expect(npsWindow({ ...course, midCourseSurveySchedule: null }, ZONE).opens).toBe('2026-04-01T04:00:00.000Z');
  });
});
