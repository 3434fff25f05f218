import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import {
  CHAPTER_STEP,
  careerFormErrors,
  HALVES,
  LONG_DESCRIPTION_LENGTH,
  SHORT_DESCRIPTION_LENGTH,
  TIME_CHOICES,
  type CareerForm,
  type CareerFormErrors,
} from '@bcs/contract/features/sessions/career-form';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { MarkdownEditor } from '#kit/markdown-editor.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Draft } from '#lib/draft.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useViewer } from '#lib/viewer.ts';
import { DateTextField } from './date-text-field.tsx';

type Props = {
  draft: Draft<CareerForm>;
  /** The text of the button. */
  action: string;
  pending: boolean;
  /** Why the server did not take it. */
  failure: string | null;
  onSubmit: (form: CareerForm) => void;
  cancel: React.ReactNode;
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
export function CareerSessionForm({ draft, action, pending, failure, onSubmit, cancel }: Props) {
  const { timeZone } = useViewer();
  const { value: form, set } = draft;
  const [tries, setTries] = useState(0);
  const ref = useRef<HTMLFormElement>(null);
  const errors: CareerFormErrors = tries > 0 ? careerFormErrors(form, timeZone) : {};
  const field = (name: keyof CareerForm) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      set((before) => ({ ...before, [name]: value }));
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (Object.keys(careerFormErrors(form, timeZone)).length === 0) return onSubmit(form);
    setTries((before) => before + 1);
  };
  useEffect(() => {
    if (tries > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);

  return (
    <form ref={ref} noValidate onSubmit={submit} className="grid max-w-3xl gap-5">
      <DraftNotice draft={draft} />
      <Card pad className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
          <TextField label="Session Title" required maxLength={255} {...field('name')} />
          <TextField label="Chapter Number" required type="number" min={0} step={CHAPTER_STEP} {...field('chapter')} />
        </div>
        <DateTextField label="Session Date" required {...field('date')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
            <SelectField
              label="Start Time"
              required
              options={choices('Time', TIME_CHOICES, form.startTime)}
              {...field('startTime')}
            />
            <SelectField
              label="Start AM/PM"
              required
              options={choices('AM/PM', HALVES, form.startHalf)}
              {...field('startHalf')}
            />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
            <SelectField
              label="End Time"
              required
              options={choices('Time', TIME_CHOICES, form.endTime)}
              {...field('endTime')}
            />
            <SelectField
              label="End AM/PM"
              required
              options={choices('AM/PM', HALVES, form.endHalf)}
              {...field('endHalf')}
            />
          </div>
        </div>
        <p className="-mt-2 text-xs text-muted">Times are in campus time ({timeZone}).</p>
        <TextArea
          label="Short Description"
          rows={2}
          maxLength={SHORT_DESCRIPTION_LENGTH}
          hint={`${form.shortDescription.length} of ${SHORT_DESCRIPTION_LENGTH} characters`}
          {...field('shortDescription')}
        />
        <MarkdownEditor
          label="Long Description"
          rows={8}
          maxLength={LONG_DESCRIPTION_LENGTH}
          value={form.longDescription}
          onChange={(longDescription) => set((before) => ({ ...before, longDescription }))}
        />
      </Card>
      {failure && <Alert tone="bad">{failure}</Alert>}
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
        {cancel}
        <Button type="submit" tone="primary" pending={pending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
