import { describe, expect, test } from 'vitest';
import { OTHER_PROGRAM } from '#kernel/program-types';
import { addDays, plus, startOfDay, type Instant } from '#kernel/clock';
import type { SurveyFacts } from './facts.ts';
import { pendingSurvey, judgeAvailability } from './pending.ts';
import { weeklyWindow } from './weekly.ts';

const ZONE = 'America/New_York';
/** A Monday; the course ends on a Friday. */
const FACTS: SurveyFacts = {
  startDate: '2026-01-05',
  endDate: '2026-06-26',
  timeZone: ZONE,
  universityId: 1,
  programType: 'Full Stack Flex Part-Time',
  enterpriseCourse: false,
  endSurveyEnabled: false,
  midCourse: { from: '2026-03-28', to: '2026-04-10' },
  endCourse: { from: '2026-06-12', to: '2026-06-26' },
  activatedAt: '2025-12-20T15:00:00.000Z',
  given: [],
  sent: [],
};
const once = (...names: readonly string[]) => names.map((formName) => ({ formName, week: 0 }));
const BEGUN = once('agreement', 'pre-course');
const asked = (more: Partial<SurveyFacts>, now: Instant) => pendingSurvey({ ...FACTS, sent: BEGUN, ...more }, now);
const NO_SURVEY = { surveyName: null, week: null };
const midnight = (day: string) => startOfDay(day, ZONE);

test('the agreement comes first, then the pre-course survey from 14 days before to 14 days after the start [SURV-033, SURV-034, SURV-038, D-134]', () => {
  const opens = midnight('2025-12-22');
  const closes = midnight('2026-01-20');
  expect(asked({ sent: [] }, opens)).toEqual({ surveyName: 'agreement', week: null });
  const sent = once('agreement');
  expect(asked({ sent }, plus(opens, -1))).toEqual(NO_SURVEY);
  expect(asked({ sent }, opens)).toEqual({ surveyName: 'pre-course', week: null });
  expect(asked({ sent }, plus(closes, -1)).surveyName).toBe('pre-course');
  expect(asked({ sent }, closes).surveyName).not.toBe('pre-course');
});

test('a program that no type names has no surveys of a type, and all others [D-234]', () => {
  const sent = once('agreement');
  expect(asked({ sent, programType: OTHER_PROGRAM }, midnight('2026-01-06')).surveyName).toBe('pre-course');
  expect(asked({ programType: OTHER_PROGRAM }, midnight('2026-03-29')).surveyName).not.toBe('mid-course');
});

test('the mid-course survey is pending in its planned days, before the weekly feedback [SURV-035, D-134]', () => {
  expect(asked({}, plus(midnight('2026-03-28'), -1)).surveyName).toBe('weekly-feedback');
  expect(asked({}, midnight('2026-03-28'))).toEqual({ surveyName: 'mid-course', week: null });
  expect(asked({}, plus(midnight('2026-04-11'), -1)).surveyName).toBe('mid-course');
  expect(asked({}, midnight('2026-04-11')).surveyName).toBe('weekly-feedback');
  expect(asked({ midCourse: null }, midnight('2026-03-28')).surveyName).toBe('weekly-feedback');
  expect(asked({ sent: [...BEGUN, ...once('mid-course-pt')] }, midnight('2026-03-30')).surveyName).toBe(
    'weekly-feedback',
  );
});

test('the end-of-course survey only where it is enabled [SURV-036, D-134]', () => {
  const now = midnight('2026-06-15');
  expect(asked({}, now).surveyName).toBe('weekly-feedback');
  expect(asked({ endSurveyEnabled: true }, now)).toEqual({ surveyName: 'end-course', week: null });
});

describe('the weekly feedback [SURV-037, D-134]', () => {
  test('of week n from Friday 00:00 to Thursday 24:00 on the clocks of the course', () => {
    const friday = midnight('2026-01-09');
    expect(asked({}, plus(friday, -1))).toEqual(NO_SURVEY);
    expect(asked({}, friday)).toEqual({ surveyName: 'weekly-feedback', week: 1 });
    expect(asked({}, plus(midnight('2026-01-16'), -1)).week).toBe(1);
    expect(asked({}, midnight('2026-01-16')).week).toBe(2);
    expect(asked({ sent: [...BEGUN, { formName: 'weekly-feedback', week: 2 }] }, midnight('2026-01-16'))).toEqual(
      NO_SURVEY,
    );
  });

  test('keeps its hours over both changes of the clocks', () => {
    // the clocks go forward on 8 March, and back on 1 November
    for (const [start, week, hours] of [
      ['2026-01-05', 9, 167],
      ['2026-09-14', 7, 169],
    ] as const) {
      const facts = { startDate: start, endDate: addDays(start, 170), midCourse: null };
      const { opens: from, closes: to } = weeklyWindow(facts, week, ZONE) ?? { opens: '', closes: '' };
      expect((Date.parse(to) - Date.parse(from)) / 3_600_000).toBe(hours);
      expect([plus(from, -1), from, plus(to, -1), to].map((now) => asked(facts, now).week)).toEqual([
        week - 1,
        week,
        week,
        week + 1,
      ]);
    }
  });

  test('ends with the course', () => {
    expect(asked({}, plus(midnight('2026-06-27'), -1))).toEqual({ surveyName: 'weekly-feedback', week: 25 });
    expect(asked({}, midnight('2026-06-27'))).toEqual(NO_SURVEY);
  });
});

test('career surveys are pending where they were given [SURV-039, SURV-040, D-134]', () => {
  const now = midnight('2026-07-10');
  expect(asked({}, now)).toEqual(NO_SURVEY);
  expect(asked({ given: ['cs-curriculum-resume'] }, now)).toEqual({ surveyName: 'cs-curriculum-resume', week: null });
  expect(asked({ given: ['cs-curriculum-resume', 'career'] }, now)).toEqual({ surveyName: 'career', week: null });
});

test('students whose employer pays are asked the variants [SURV-041, D-135]', () => {
  const facts = { enterpriseCourse: true, endSurveyEnabled: true };
  expect(asked({ ...facts, sent: once('agreement') }, `${FACTS.startDate}T12:00:00.000Z`).surveyName).toBe(
    'enterprise-pre-course',
  );
  expect(asked({ ...facts, sent: once('agreement') }, midnight('2026-03-30')).surveyName).toBe('enterprise-mid-course');
  expect(asked({ ...facts, sent: once('agreement') }, midnight('2026-06-15')).surveyName).toBe('enterprise-end-course');
});

describe('sending', () => {
  const standing = (formName: string, week: number | null, now: Instant, more: Partial<SurveyFacts> = {}) =>
    judgeAvailability({ ...FACTS, sent: BEGUN, ...more }, formName, week, now);

  test('is possible once, and while the survey is open [D-139, D-140]', () => {
    const now = midnight('2026-01-16');
    expect(standing('weekly-feedback', 2, now)).toBe('open');
    expect([1, 3, 0, 99].map((week) => standing('weekly-feedback', week, now))).toEqual(
      Array.from({ length: 4 }, () => 'not open'),
    );
    expect(standing('weekly-feedback', null, now)).toBe('not open');
    expect(standing('pre-course', null, now)).toBe('submitted');
    expect(standing('agreement', 2, now)).toBe('not open');
  });

  test('another program, and the variant for others, are not open', () => {
    const now = midnight('2026-03-30');
    expect(standing('mid-course-pt', null, now)).toBe('open');
    for (const name of ['mid-course-ft', 'enterprise-mid-course', 'end-course-pt', 'nonsense'])
      expect(standing(name, null, now)).toBe('not open');
  });

  test('the curriculum is always open, the career survey only where it was given', () => {
    const now = midnight('2026-03-30');
    expect(standing('cs-curriculum-github', null, now)).toBe('open');
    expect([standing('career', null, now), standing('career', null, now, { given: ['career'] })]).toEqual([
      'not open',
      'open',
    ]);
  });
});
