import type { ReactNode } from 'react';
import type { ClassSettings } from '@bcs/contract/features/class-settings/model';
import { requiredLetter } from '@bcs/contract/features/grades/average';
import { toWeekTimes } from '#features/scheduling/week-times.ts';
import { WeekdayFields } from '#features/scheduling/weekday-fields.tsx';
import { ZoneField } from '#features/universities/zone-field.tsx';
import { Alert } from '#kit/alert.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Output } from '#lib/api.ts';
import type { FormFields } from '#lib/form-fields.ts';
import { changedTimes, type SettingsDraft } from './form.ts';

type Props = { form: FormFields<SettingsDraft>; meets: Output<'previewClassSettings'>['meets']; meetingsAhead: number };
type Box = 'classroomDynamic' | 'checkInCodeRequired' | 'absentAfterSession' | 'instructorsMayEdit';
type Text = Exclude<keyof ClassSettings, Box>;

/** The letter that a typed score asks for; nothing while it is none. GRADE-061 */
const letterOf = (score: string): string =>
  score.trim() === '' || Number.isNaN(Number(score))
    ? 'If left empty, there is no minimum.'
    : `Requires ${requiredLetter(Number(score))}.`;

/** All settings of a class. ADM-079 */
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
            times={form.value.times ?? toWeekTimes(meets)}
            onChange={(times) => form.set({ times: changedTimes(times, meets) })}
          />
          <p className="text-sm text-muted">
            Upcoming class meetings move to these weekdays and times; holidays are skipped.
          </p>
          {pattern && <Alert tone="bad">{pattern}</Alert>}
        </div>
      )}
      <Group legend="Graduation" hint="An empty field means no limit.">
        {text('maxAbsence', 'Maximum absences', 'number')}
        {text('maxRemoteAttendance', 'Maximum remote attendances', 'number')}
        {text('maxMissedRequiredAssignment', 'Maximum missed required assignments', 'number')}
        {text('maxMissedGeneralAssignment', 'Maximum missed optional assignments', 'number')}
        {text('minimumScoreRequired', 'Minimum score', 'number', letterOf(form.value.minimumScoreRequired))}
      </Group>
      <Group legend="Surveys" hint="A survey without dates does not open.">
        {text('midSurveyFrom', 'Mid-course survey from', 'date')}
        {text('midSurveyTo', 'Mid-course survey to', 'date')}
        {text('endSurveyFrom', 'End-of-course survey from', 'date')}
        {text('endSurveyTo', 'End-of-course survey to', 'date')}
      </Group>
      <Group legend="Classroom and links">
        {text('classroomLink', 'Classroom link', 'url')}
        {text('youCanBookMeUrl', 'Link for booking tutoring', 'url')}
        {box('classroomDynamic', 'Each session has its own meeting')}
      </Group>
      <Group legend="Attendance">
        {box('checkInCodeRequired', 'Check-in requires the code of the session')}
        {box('absentAfterSession', 'Students who have not checked in are marked absent after the session')}
      </Group>
      <Group legend="Authoring">
        {box(
          'instructorsMayEdit',
          'Instructors may edit',
          'Instructors can edit the sessions of this class, but not its settings, roster or imports.',
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
