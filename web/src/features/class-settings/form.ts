import type { ClassSettings } from '@bcs/contract/features/class-settings/model';
import type { Day } from '@bcs/contract/kernel/clock';

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

/** What is typed: numbers as letters, and what is not given as nothing. */
export type Form = Omit<ClassSettings, Typed> & Readonly<Record<Typed, string>> & { readonly version: number };

const typed = <Key extends Typed>(keys: readonly Key[], settings: ClassSettings) =>
  Object.fromEntries(keys.map((key) => [key, String(settings[key] ?? '')])) as Record<Key, string>;

export const formOf = (settings: ClassSettings, version: number): Form => ({
  ...settings,
  ...typed(NUMBERS, settings),
  ...typed(LINES, settings),
  version,
});

/** What is sent. */
export function settingsOf({ version: _seen, ...form }: Form): ClassSettings {
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
