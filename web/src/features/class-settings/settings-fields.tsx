import type { ReactNode } from 'react';
import type { ClassSettings } from '@bcs/contract/features/class-settings/model';
import { requiredLetter } from '@bcs/contract/features/grades/average';
import { timesOf } from '#features/scheduling/week-times.ts';
import { WeekdayFields } from '#features/scheduling/weekday-fields.tsx';
import { ZoneField } from '#features/universities/zone-field.tsx';
import { Alert } from '#kit/alert.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Output } from '#lib/api.ts';
import type { Fields } from '#lib/form-fields.ts';
import { otherTimes, type SettingsDraft } from './form.ts';

type Props = { form: Fields<SettingsDraft>; meets: Output<'previewClassSettings'>['meets']; meetingsAhead: number };
type Box = 'classroomDynamic' | 'checkInCodeRequired' | 'absentAfterSession' | 'instructorsMayEdit';
type Text = Exclude<keyof ClassSettings, Box>;

/** The letter that a typed score asks for; nothing while it is none. GRADE-061 */
const letterOf = (score: string): string =>
  score.trim() === '' || Number.isNaN(Number(score))
    ? 'Empty: no minimum.'
    : `Asks for ${requiredLetter(Number(score))}.`;

/** Everything that is set of a class. ADM-079 */
export function SettingsFields({ form, meets, meetingsAhead }: Props) {
  const text = (key: Text, label: string, type: 'text' | 'date' | 'number' | 'url' = 'text', hint?: string) => (
    <TextField {...form.text(key, label)} type={type} hint={hint} min={type === 'number' ? 0 : undefined} />
  );
  const box = (key: Box, label: string, hint?: string) => <Checkbox {...form.check(key, label)} hint={hint} />;
  const pattern = form.errorOf('pattern');
  return (
    <>
      <Group legend="Days">
        {text('name', 'Name')}
        <ZoneField {...form.own('timeZone', 'Time zone')} />
        {text('startDate', 'First day', 'date')}
        {text('endDate', 'Last day', 'date')}
      </Group>
      {meetingsAhead > 0 && (
        <div className="grid gap-2">
          <WeekdayFields
            times={form.value.times ?? timesOf(meets)}
            onChange={(times) => form.set({ times: otherTimes(times, meets) })}
          />
          <p className="text-sm text-muted">
            Class meetings that are still ahead move to other weekdays and times; holidays are left out.
          </p>
          {pattern && <Alert tone="bad">{pattern}</Alert>}
        </div>
      )}
      <Group legend="Graduation" hint="An empty field is no limit.">
        {text('maxAbsence', 'Absences, at most', 'number')}
        {text('maxRemoteAttendance', 'Remote attendances, at most', 'number')}
        {text('maxMissedRequiredAssignment', 'Missed required assignments, at most', 'number')}
        {text('maxMissedGeneralAssignment', 'Missed optional assignments, at most', 'number')}
        {text('minimumScoreRequired', 'Minimum score', 'number', letterOf(form.value.minimumScoreRequired))}
      </Group>
      <Group legend="Surveys" hint="A survey without days does not open.">
        {text('midSurveyFrom', 'Mid-course survey from', 'date')}
        {text('midSurveyTo', 'Mid-course survey to', 'date')}
        {text('endSurveyFrom', 'End-of-course survey from', 'date')}
        {text('endSurveyTo', 'End-of-course survey to', 'date')}
      </Group>
      <Group legend="Classroom and links">
        {text('classroomLink', 'Link of the classroom', 'url')}
        {text('youCanBookMeUrl', 'Link to book tutoring', 'url')}
        {box('classroomDynamic', 'Each session has a meeting of its own')}
      </Group>
      <Group legend="Attendance">
        {box('checkInCodeRequired', 'Check-in asks for the code of the session')}
        {box('absentAfterSession', 'Whoever has not checked in is absent after the session')}
      </Group>
      <Group legend="Authoring">
        {box(
          'instructorsMayEdit',
          'Instructors may edit',
          'Sessions of this class. Settings, roster and imports stay closed to them.',
        )}
      </Group>
    </>
  );
}

const Group = ({ legend, hint, children }: { legend: string; hint?: string; children: ReactNode }) => (
  <fieldset className="grid gap-3">
    <legend className="mb-2 font-semibold">{legend}</legend>
    {hint && <p className="-mt-2 text-sm text-muted">{hint}</p>}
    <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
  </fieldset>
);
