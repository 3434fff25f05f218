import { useRef, type ComponentProps, type ReactNode } from 'react';
import { IconCalendar } from '@tabler/icons-react';
import {
  CHAPTER_STEP,
  DAY_HALVES,
  LONG_DESCRIPTION_LENGTH,
  SHORT_DESCRIPTION_LENGTH,
  TIME_CHOICES,
  dayOfText,
  textOfDay,
  type CareerForm,
} from '@bcs/contract/features/sessions/career-form';
import { LONGEST_SESSION_NAME } from '@bcs/contract/kernel/lengths';
import { Alert } from '#kit/alert.tsx';
import { Button, IconButton } from '#kit/button.tsx';
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

type DateTextFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

/** A date as MM-DD-YYYY, typed or chosen from the browser's calendar. SESS-059 */
function DateTextField({ value, onChange, ...rest }: DateTextFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="flex items-start gap-2 sm:max-w-72">
      <TextField
        {...rest}
        className="grow"
        placeholder="MM-DD-YYYY"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={value}
        onChange={onChange}
      />
      <span className="relative pt-[1.7rem]">
        <IconButton
          icon={IconCalendar}
          label="Choose a date"
          tone="secondary"
          onClick={() => picker.current?.showPicker()}
        />
        <input
          ref={picker}
          type="date"
          aria-hidden
          tabIndex={-1}
          value={dayOfText(value) ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ currentTarget: { value: currentTarget.value && textOfDay(currentTarget.value) } })
          }
          className="pointer-events-none absolute bottom-0 left-0 size-px opacity-0"
        />
      </span>
    </div>
  );
}

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
            <SelectField
              {...form.choice('startHalf', 'Start AM/PM', choices('AM/PM', DAY_HALVES, startHalf))}
              required
            />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
            <SelectField {...form.choice('endTime', 'End Time', choices('Time', TIME_CHOICES, endTime))} required />
            <SelectField {...form.choice('endHalf', 'End AM/PM', choices('AM/PM', DAY_HALVES, endHalf))} required />
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
