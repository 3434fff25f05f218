import { describe, expect, test } from 'vitest';
import {
  careerFields,
  careerFormErrors,
  toCareerForm,
  dayOfText,
  EMPTY_FORM,
  textOfDay,
  TIME_CHOICES,
} from './career-form.ts';

const ZONE = 'America/New_York';
const form = {
  ...EMPTY_FORM,
  name: 'Mock Interviews',
  chapter: '4.1',
  date: '03-20-2026',
  startTime: '12:00',
  startHalf: 'PM',
  endTime: '1:30',
  endHalf: 'PM',
};

describe('the form of a career session', () => {
  test('says what is missing [SESS-048, SESS-049, SESS-051, SESS-052, SESS-053, SESS-054]', () => {
    expect(careerFormErrors(EMPTY_FORM, ZONE)).toEqual({
      name: 'Session Title is required',
      chapter: 'Session Chapter Number is required',
      date: 'Session Date is required',
      startTime: 'Session Start Time is required',
      startHalf: 'Session Start Time AM/PM is required',
      endTime: 'Session End Time is required',
      endHalf: 'Session End Time AM/PM is required',
    });
    expect(careerFormErrors(form, ZONE)).toEqual({});
  });
  test('wants the end after the start [SESS-055]', () => {
    const order = { endTime: 'Session End Time must be AFTER Session Start Time' };
    expect(careerFormErrors({ ...form, endTime: '12:00' }, ZONE)).toEqual(order);
    expect(careerFormErrors({ ...form, endTime: '11:30', endHalf: 'AM' }, ZONE)).toEqual(order);
    expect(careerFormErrors({ ...form, startHalf: 'AM' }, ZONE)).toEqual({});
    expect(
      careerFormErrors({ ...form, startTime: '12:30', startHalf: 'AM', endTime: '1:00', endHalf: 'AM' }, ZONE),
    ).toEqual({});
  });
  test('judges the order by what is sent: in the night in which clocks go forward 2:30 comes after 3:00 [SESS-055]', () => {
    const night = { ...form, startTime: '2:30', startHalf: 'AM', endTime: '3:00', endHalf: 'AM' };
    const { startTime, endTime } = careerFields({ ...night, date: '03-08-2026' }, ZONE);
    expect(startTime > endTime).toBe(true);
    expect(careerFormErrors({ ...night, date: '03-08-2026' }, ZONE)).toHaveProperty('endTime');
    expect(careerFormErrors({ ...night, date: '03-09-2026' }, ZONE)).toEqual({});
  });
  test('takes a date as MM-DD-YYYY only [SESS-059]', () => {
    expect(dayOfText('03-20-2026')).toBe('2026-03-20');
    expect(textOfDay('2026-03-20')).toBe('03-20-2026');
    for (const date of ['2026-03-20', '02-30-2026', '13-01-2026', '3-20-2026', '03/20/2026', '']) {
      expect(dayOfText(date)).toBeNull();
    }
  });
  test('offers the half hours from 1:00 to 12:30 [SESS-060]', () => {
    expect(TIME_CHOICES).toHaveLength(24);
    expect([TIME_CHOICES[0], TIME_CHOICES[1], TIME_CHOICES[22], TIME_CHOICES[23]]).toEqual([
      '1:00',
      '1:30',
      '12:00',
      '12:30',
    ]);
  });
  test('sends instants on the clocks of the course, through both changes of the clocks [SESS-061, D-010]', () => {
    const at = (date: string, startTime: string, startHalf: string) =>
      careerFields({ ...form, date, startTime, startHalf }, ZONE).startTime;
    expect(at('03-07-2026', '12:00', 'AM')).toBe('2026-03-07T05:00:00.000Z');
    expect(at('03-07-2026', '12:30', 'PM')).toBe('2026-03-07T17:30:00.000Z');
    expect(at('03-09-2026', '12:30', 'PM')).toBe('2026-03-09T16:30:00.000Z');
    expect(at('11-02-2026', '6:00', 'PM')).toBe('2026-11-02T23:00:00.000Z');
  });
  test.each([
    ['', 'Session Date is required'],
    ['2027-03-05', 'Session Date must be a date such as 03-11-2026: month, day, year'],
    ['3-5-2027', 'Session Date must be a date such as 03-11-2026: month, day, year'],
    ['02-30-2027', 'Session Date must be a date such as 03-11-2026: month, day, year'],
    ['03-05-9999', 'Session Date must be in the years 2000 to 2099'],
    ['03-05-0027', 'Session Date must be in the years 2000 to 2099'],
  ])('says what is wrong with the date %j [SESS-051, SESS-059]', (date, error) => {
    expect(careerFormErrors({ ...form, date }, ZONE)).toEqual({ date: error });
  });
  test('shows what is stored, and sends it unchanged', () => {
    const stored = { ...careerFields(form, ZONE), shortDescription: 'x', longDescription: '**y**' };
    const again = toCareerForm(stored, ZONE);
    expect(again).toEqual({ ...form, shortDescription: 'x', longDescription: '**y**' });
    expect(careerFields(again, ZONE)).toEqual(stored);
  });
  test('counts chapters in tenths [SESS-050]', () => {
    expect(careerFields({ ...form, chapter: '0.3' }, ZONE).chapter).toBe(0.3);
    expect(careerFormErrors({ ...form, chapter: '9999.9' }, ZONE)).toEqual({});
    expect(careerFormErrors({ ...form, chapter: ' ' }, ZONE)).toEqual({
      chapter: 'Session Chapter Number is required',
    });
    // such input is neither rounded silently nor left to the server, which could not mark the field
    for (const chapter of ['x', '-1', '4.25', '10000', 'Infinity']) {
      expect([chapter, careerFormErrors({ ...form, chapter }, ZONE)]).toEqual([
        chapter,
        { chapter: 'Session Chapter Number must be from 0 to 9999.9, with at most one decimal' },
      ]);
    }
  });
});
