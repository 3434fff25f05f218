import { expect, test } from 'vitest';
import { copiedDates } from './copied-dates.ts';
import type { Dated, DatedItem } from './dated.ts';
import { movedDates, settledDates } from './moved-dates.ts';

const NEW_YORK = 'America/New_York';
const TO = {
  timeZone: NEW_YORK,
  startDay: '2026-03-02',
  endDay: '2026-03-27',
  holidays: [{ from: '2026-03-12', to: '2026-03-12', name: 'Founders Day' }],
  pattern: [2, 4].map((weekday) => ({ weekday, start: '18:30', end: '21:30' })),
};
const session = (id: number, startTime: string, endTime: string, isClass = true): DatedItem => ({
  kind: 'session',
  id,
  name: `Session ${id}`,
  isClass,
  startTime,
  endTime,
  tied: null,
});
const due = (id: number, at: string, tied: DatedItem['tied'] = null): DatedItem => ({
  ...session(id, at, at, false),
  kind: 'assignment',
  tied,
});
// Thursday, March 5, shortly before the clocks change on the 8th
const THURSDAY = session(1, '2026-03-05T23:30:00.000Z', '2026-03-06T02:30:00.000Z');
const HOMEWORK = due(2, '2026-03-06T04:59:59.000Z');
const told = (dates: readonly Dated[]) => dates.map(({ item, new: { startTime }, why }) => [item.id, startTime, why]);

test('a week later keeps the time on the clocks and leaves a holiday for the next class day, by its name', () => {
  const holiday = { because: 'holiday', name: 'Founders Day', day: '2026-03-12' };
  expect(told(movedDates([THURSDAY, HOMEWORK], { by: 'days', days: 7 }, TO))).toEqual([
    [1, '2026-03-17T22:30:00.000Z', holiday],
    [2, '2026-03-18T03:59:59.000Z', holiday],
  ]);
});

test('items move to the next class day, another weekday or another time, and what stays says so', () => {
  const move = (...wanted: Parameters<typeof movedDates>[1][]) =>
    wanted.map((each) => movedDates([THURSDAY], each, TO)[0]?.new);
  expect(move({ by: 'next class day' }, { by: 'weekday', weekday: 1 }, { by: 'time', time: '23:00' })).toEqual([
    { startTime: '2026-03-10T22:30:00.000Z', endTime: '2026-03-11T01:30:00.000Z' },
    { startTime: '2026-03-02T23:30:00.000Z', endTime: '2026-03-03T02:30:00.000Z' },
    { startTime: '2026-03-06T04:00:00.000Z', endTime: '2026-03-06T07:00:00.000Z' },
  ]);
  expect(movedDates([THURSDAY], { by: 'weekday', weekday: 4 }, TO)[0]?.why).toEqual({ because: 'kept' });
  expect(movedDates([THURSDAY], { by: 'days', days: 40 }, TO)[0]?.outside).toBe('after');
});

test('another time zone keeps local times unless instants are chosen, and what falls outside is named first [D-010]', () => {
  const lastDay = session(3, '2026-03-28T02:00:00.000Z', '2026-03-28T03:00:00.000Z', false);
  const berlin = { ...TO, timeZone: 'Europe/Berlin' };
  const kept = settledDates([THURSDAY, lastDay], TO, berlin, 'local times');
  expect(kept.map(({ new: { startTime }, outside }) => [startTime, outside])).toEqual([
    ['2026-03-05T17:30:00.000Z', null],
    ['2026-03-27T21:00:00.000Z', null],
  ]);
  const instants = settledDates([THURSDAY, lastDay], TO, berlin, 'instants');
  expect(instants.map(({ item, new: { startTime }, outside }) => [item.id, startTime, outside])).toEqual([
    [3, lastDay.startTime, 'after'],
    [1, THURSDAY.startTime, null],
  ]);
  const shorter = settledDates([THURSDAY, lastDay], TO, { ...TO, endDay: '2026-03-20' }, 'local times');
  expect(shorter[0]).toMatchObject({ item: { id: 3 }, outside: 'after' });
});

test('each date of a copy says why: its meeting, its session, the holiday it left, or its weekday', () => {
  const from = { startDay: '2026-01-05', timeZone: NEW_YORK };
  const items = [
    session(1, '2026-01-06T23:30:00.000Z', '2026-01-07T02:30:00.000Z'),
    due(2, '2026-01-13T04:59:00.000Z', { sessionId: 1, tie: { daysAfter: 6, time: '23:59' } }),
    session(3, '2026-01-15T17:00:00.000Z', '2026-01-15T18:00:00.000Z', false),
    session(4, '2026-01-16T17:00:00.000Z', '2026-01-16T18:00:00.000Z', false),
    due(5, '2026-03-01T04:59:00.000Z'),
  ];
  const dates = copiedDates(items, from, TO);
  expect(dates.map(({ item, why, outside }) => [item.id, why, outside])).toEqual([
    [5, { because: 'weekday' }, 'after'],
    [1, { because: 'meeting', number: 1 }, null],
    [2, { because: 'tied', sessionId: 1 }, null],
    [4, { because: 'weekday' }, null],
    [3, { because: 'holiday', name: 'Founders Day', day: '2026-03-12' }, null],
  ]);
});
