import type { ReactNode } from 'react';
import { requiredLetter } from '@bcs/contract/features/grades/average';
import { timesOf } from '#features/scheduling/week-times.ts';
import { WeekdayFields } from '#features/scheduling/weekday-fields.tsx';
import { ZoneField } from '#features/universities/zone-field.tsx';
import { Alert } from '#kit/alert.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Output } from '#lib/api.ts';
import type { Fields } from '#lib/form-fields.ts';
import { otherTimes, type Form } from './form.ts';
import { LABELS } from './labels.ts';

type Props = { form: Fields<Form>; meets: Output<'previewClassSettings'>['meets']; meetingsAhead: number };
type Box = 'classroomDynamic' | 'checkInCodeRequired' | 'absentAfterSession' | 'instructorsMayEdit';
type Text = Exclude<keyof typeof LABELS, Box>;

/** The letter that a typed score asks for; nothing while it is none. GRADE-061 */
const letterOf = (score: string): string =>
  score.trim() === '' || Number.isNaN(Number(score))
    ? 'If left empty, there is no minimum.'
    : `Requires ${requiredLetter(Number(score))}.`;

/** Everything that is set of a class. ADM-079 */
export function SettingsFields({ form, meets, meetingsAhead }: Props) {
  const text = (key: Text, type: 'text' | 'date' | 'number' | 'url' = 'text', hint?: string) => (
    <TextField {...form.text(key, LABELS[key])} type={type} hint={hint} min={type === 'number' ? 0 : undefined} />
  );
  const box = (key: Box, hint?: string) => <Checkbox {...form.check(key, LABELS[key])} hint={hint} />;
  const pattern = form.errorOf('pattern');
  return (
    <>
      <Group legend="Days">
        {text('name')}
        <ZoneField {...form.own('timeZone', LABELS.timeZone)} />
        {text('startDate', 'date')}
        {text('endDate', 'date')}
      </Group>
      {meetingsAhead > 0 && (
        <div className="grid gap-2">
          <WeekdayFields
            times={form.value.times ?? timesOf(meets)}
            onChange={(times) => form.set({ times: otherTimes(times, meets) })}
          />
          <p className="text-sm text-muted">
            Upcoming class meetings move to these weekdays and times; holidays are skipped.
          </p>
          {pattern && <Alert tone="bad">{pattern}</Alert>}
        </div>
      )}
      <Group legend="Graduation" hint="An empty field means no limit.">
        {text('maxAbsence', 'number')}
        {text('maxRemoteAttendance', 'number')}
        {text('maxMissedRequiredAssignment', 'number')}
        {text('maxMissedGeneralAssignment', 'number')}
        {text('minimumScoreRequired', 'number', letterOf(form.value.minimumScoreRequired))}
      </Group>
      <Group legend="Surveys" hint="A survey without dates does not open.">
        {text('midSurveyFrom', 'date')}
        {text('midSurveyTo', 'date')}
        {text('endSurveyFrom', 'date')}
        {text('endSurveyTo', 'date')}
      </Group>
      <Group legend="Classroom and links">
        {text('classroomLink', 'url')}
        {text('youCanBookMeUrl', 'url')}
        {box('classroomDynamic')}
      </Group>
      <Group legend="Attendance">
        {box('checkInCodeRequired')}
        {box('absentAfterSession')}
      </Group>
      <Group legend="Authoring">
        {box(
          'instructorsMayEdit',
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
