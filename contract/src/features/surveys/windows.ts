import {
  addDays,
  courseWeek,
  endOfDay,
  localDay,
  startOfDay,
  weekday,
  type DaySpan,
  type Instant,
  type Zone,
} from '#kernel/clock';
import type { SurveyFacts } from './facts.ts';
import { codeOfProgram, ENTERPRISE, GIVEN_FORMS, isCurriculum, npsFormName, type NpsSurvey } from './names.ts';
import { WEEKLY, OPENING_WEEKDAY, weeklyWindow } from './weekly.ts';

/** The period in which a survey is open; it may have no end. */
export interface SurveyWindow {
  readonly from: Instant;
  readonly to: Instant | null;
}

const PRE_COURSE_DAYS = 14;

/** The course week whose feedback is asked for now; null if there is none. Annex G1 */
export function openWeek({ startDate, endDate, timeZone }: SurveyFacts, now: Instant): number | null {
  const today = localDay(now, timeZone);
  const friday = addDays(today, -((weekday(today) - OPENING_WEEKDAY + 7) % 7));
  const week = courseWeek(startDate, friday);
  return week >= 1 && today >= startDate && today <= endDate ? week : null;
}

const daysOf = ({ from, to }: DaySpan, zone: Zone): SurveyWindow => ({
  from: startOfDay(from, zone),
  to: endOfDay(to, zone),
});

function weekOfCourse(facts: SurveyFacts, week: number): SurveyWindow | null {
  const window = weeklyWindow(facts, week, facts.timeZone);
  return window && { from: window.opens, to: window.closes };
}

function npsWindow(facts: SurveyFacts, time: NpsSurvey): SurveyWindow | null {
  const { midCourse, endCourse, endSurveyEnabled, timeZone } = facts;
  const planned = time === 'mid-course' ? midCourse : endSurveyEnabled ? endCourse : null;
  return planned && daysOf(planned, timeZone);
}

/** The forms of this course by their purpose. D-133, D-135 */
export function formsOfCourse({
  enterpriseCourse,
  programType,
}: Pick<SurveyFacts, 'enterpriseCourse' | 'programType'>) {
  const code = codeOfProgram(programType);
  const nps = (time: NpsSurvey) => (code === null ? null : npsFormName(time, code, enterpriseCourse));
  return {
    preCourse: `${enterpriseCourse ? ENTERPRISE : ''}pre-course`,
    midCourse: nps('mid-course'),
    endCourse: nps('end-course'),
  };
}

/** The period in which a student can answer a form; null if the form is not for this student. Annex G1 */
export function windowOf(facts: SurveyFacts, formName: string, week: number | null): SurveyWindow | null {
  const { startDate, timeZone, activatedAt, given } = facts;
  const forms = formsOfCourse(facts);
  if (formName === WEEKLY) return week === null ? null : weekOfCourse(facts, week);
  if (week !== null) return null;
  if (formName === 'agreement' || isCurriculum(formName)) return { from: activatedAt, to: null };
  if (GIVEN_FORMS.includes(formName)) return given.includes(formName) ? { from: activatedAt, to: null } : null;
  if (formName === forms.preCourse) {
    const span = { from: addDays(startDate, -PRE_COURSE_DAYS), to: addDays(startDate, PRE_COURSE_DAYS) };
    return daysOf(span, timeZone);
  }
  if (formName === forms.midCourse) return npsWindow(facts, 'mid-course');
  if (formName === forms.endCourse) return npsWindow(facts, 'end-course');
  return null;
}

/** Tells whether a survey is open; the same period applies to asking and to submitting. D-134 */
export const isWithin = ({ from, to }: SurveyWindow, now: Instant): boolean => now >= from && (to === null || now < to);
