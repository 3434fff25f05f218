import type { ReactNode } from 'react';
import {
  CHAPTER_STEP,
  HALVES,
  LONG_DESCRIPTION_LENGTH,
  SHORT_DESCRIPTION_LENGTH,
  TIME_CHOICES,
  type CareerForm,
} from '@bcs/contract/features/sessions/career-form';
import { LONGEST_SESSION_NAME } from '@bcs/contract/kernel/lengths';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { MarkdownEditor } from '#kit/markdown-editor.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { TextField } from '#kit/text-field.tsx';
import { zoneName } from '#lib/dates.ts';
import type { CallFailed } from '#lib/call-failed.ts';
import { FormFrame } from '#lib/form-frame.tsx';
import type { Form } from '#lib/form.ts';
import { useViewer } from '#lib/viewer.ts';
import { DateTextField } from './date-text-field.tsx';

type Props = {
  form: Form<CareerForm>;
  /** The text of the button. */
  action: string;
  refusal: (failure: CallFailed) => string;
  cancel: ReactNode;
};

const choices = (words: string, values: readonly string[], value: string) => [
  { value: '', label: words },
  // a session that was imported may begin at any minute
  ...(value === '' || values.includes(value) ? values : [value, ...values]).map((each) => ({
    value: each,
    label: each,
  })),
];

/** Title, chapter, date, times and texts of a career session. SESS-024, SESS-025 */
export function CareerSessionForm({ form, action, refusal, cancel }: Props) {
  const { timeZone } = useViewer();
  const { startTime, startHalf, endTime, endHalf, shortDescription } = form.value;
  return (
    <FormFrame
      form={form}
      className="grid max-w-3xl gap-5"
      refusal={(failure) => <Alert tone="bad">{refusal(failure)}</Alert>}
      buttons={
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
          {cancel}
          <Button type="submit" tone="primary" pending={form.pending}>
            {action}
          </Button>
        </div>
      }
    >
      <Card pad className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
          <TextField {...form.text('name', 'Session Title')} required maxLength={LONGEST_SESSION_NAME} />
          <TextField {...form.text('chapter', 'Chapter Number')} required type="number" min={0} step={CHAPTER_STEP} />
        </div>
        <DateTextField {...form.text('date', 'Session Date')} required />
        <div className="grid gap-5 sm:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
            <SelectField
              {...form.choice('startTime', 'Start Time', choices('Time', TIME_CHOICES, startTime))}
              required
            />
            <SelectField {...form.choice('startHalf', 'Start AM/PM', choices('AM/PM', HALVES, startHalf))} required />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
            <SelectField {...form.choice('endTime', 'End Time', choices('Time', TIME_CHOICES, endTime))} required />
            <SelectField {...form.choice('endHalf', 'End AM/PM', choices('AM/PM', HALVES, endHalf))} required />
          </div>
        </div>
        <p className="-mt-2 text-xs text-muted">Times are in {zoneName(timeZone)}.</p>
        <TextArea
          {...form.text('shortDescription', 'Short Description')}
          rows={2}
          maxLength={SHORT_DESCRIPTION_LENGTH}
          hint={`${shortDescription.length} of ${SHORT_DESCRIPTION_LENGTH} characters`}
        />
        <MarkdownEditor
          {...form.own('longDescription', 'Long Description')}
          rows={8}
          maxLength={LONG_DESCRIPTION_LENGTH}
        />
      </Card>
    </FormFrame>
  );
}
