import type { ClassSettings } from '@bcs/contract/features/class-settings/model';
import type { Day } from '@bcs/contract/kernel/clock';
import { patternOf, timesOf, type WeekTimes } from '#features/scheduling/week-times.ts';
import type { Output } from '#lib/api.ts';

const NUMBERS = [
  'maxAbsence',
  'maxRemoteAttendance',
  'maxMissedGeneralAssignment',
  'maxMissedRequiredAssignment',
  'minimumScoreRequired',
] as const;
const LINES = [
  'midSurveyFrom',
  'midSurveyTo',
  'endSurveyFrom',
  'endSurveyTo',
  'classroomLink',
  'youCanBookMeUrl',
] as const;
type Typed = (typeof NUMBERS)[number] | (typeof LINES)[number];

/** The content of the form: numbers as letters, and what is not given as nothing. */
export type Form = Omit<ClassSettings, Typed> &
  Readonly<Record<Typed, string>> & {
    readonly version: number;
    /** Another weekly pattern; without it the meetings stay where they are. ADM-077 */
    readonly times?: WeekTimes | null | undefined;
  };

const typed = <Key extends Typed>(keys: readonly Key[], settings: ClassSettings) =>
  Object.fromEntries(keys.map((key) => [key, String(settings[key] ?? '')])) as Record<Key, string>;

export const formOf = (settings: ClassSettings, version: number): Form => ({
  ...settings,
  ...typed(NUMBERS, settings),
  ...typed(LINES, settings),
  version,
});

/** Turns the form into what is sent. */
export function settingsOf({ version: _seen, times: _pattern, ...form }: Form): ClassSettings {
  const line = <Line extends string>(text: string) => (text.trim() === '' ? null : (text.trim() as Line));
  const number = (text: string) => (text.trim() === '' ? null : Number(text));
  return {
    ...form,
    maxAbsence: number(form.maxAbsence),
    maxRemoteAttendance: number(form.maxRemoteAttendance),
    maxMissedGeneralAssignment: number(form.maxMissedGeneralAssignment),
    maxMissedRequiredAssignment: number(form.maxMissedRequiredAssignment),
    minimumScoreRequired: number(form.minimumScoreRequired),
    midSurveyFrom: line<Day>(form.midSurveyFrom),
    midSurveyTo: line<Day>(form.midSurveyTo),
    endSurveyFrom: line<Day>(form.endSurveyFrom),
    endSurveyTo: line<Day>(form.endSurveyTo),
    classroomLink: line(form.classroomLink),
    youCanBookMeUrl: line(form.youCanBookMeUrl),
  };
}

type Meets = Output<'previewClassSettings'>['meets'];

/** Other times than those at which the class meets; null where they are the same. */
export const otherTimes = (times: WeekTimes, meets: Meets): WeekTimes | null =>
  JSON.stringify(times) === JSON.stringify(timesOf(meets)) ? null : times;

/** The pattern that is sent: null where the class meets like that already. */
export function patternIn({ times }: Form, meets: Meets) {
  const other = times ? otherTimes(times, meets) : null;
  return other && patternOf(other);
}
