import type { ClassSettings } from '@bcs/contract/features/class-settings/model';
import { toPattern, toWeekTimes, type WeekTimes } from '#features/scheduling/week-times.ts';
import type { Output } from '#lib/api.ts';
import { numberOrNull, orNull } from '#lib/form-values.ts';

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
export type SettingsDraft = Omit<ClassSettings, Typed> &
  Readonly<Record<Typed, string>> & {
    readonly version: number;
    /** A new weekly pattern; without it the meetings stay as they are. ADM-077 */
    readonly times?: WeekTimes | null | undefined;
  };

const each = <Key extends Typed, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

export const toSettingsDraft = (settings: ClassSettings, version: number): SettingsDraft => ({
  ...settings,
  ...each([...NUMBERS, ...LINES], (key) => String(settings[key] ?? '')),
  version,
});

/** Turns the form into the input that is sent. */
export const toSettings = ({ version: _seen, times: _pattern, ...form }: SettingsDraft): ClassSettings => ({
  ...form,
  ...each(NUMBERS, (key) => numberOrNull(form[key])),
  ...each(LINES, (key) => orNull(form[key])),
});

type Meets = Output<'previewClassSettings'>['meets'];

/** Returns the times if they differ from those of the class; otherwise null. */
export const changedTimes = (times: WeekTimes, meets: Meets): WeekTimes | null =>
  JSON.stringify(times) === JSON.stringify(toWeekTimes(meets)) ? null : times;

/** The pattern that is sent: null where the class meets like that already. */
export function changedPattern({ times }: SettingsDraft, meets: Meets) {
  const other = times ? changedTimes(times, meets) : null;
  return other && toPattern(other);
}
