import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { ShownFromTo } from '@bcs/contract/features/announcements/dates';
import { CONTEXT_NAMES, CONTEXTS } from '@bcs/contract/features/enrollments/contexts';
import { BODY_LENGTH, ANNOUNCEMENT_FORM_MESSAGES, TITLE_LENGTH } from '@bcs/contract/features/announcements/failures';
import {
  announcementFormErrors,
  mayBeSent,
  type AnnouncementForm as Form,
} from '@bcs/contract/features/announcements/form';
import { localDay } from '@bcs/contract/kernel/clock';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { MarkdownEditor } from '#kit/markdown-editor.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { formatDateTime, zoneName } from '#lib/dates.ts';
import type { Draft } from '#lib/draft.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useLeaveGuard } from '#lib/leave-guard.ts';
import { useNow } from '#lib/now.ts';
import { serverNow } from '#lib/server-clock.ts';
import { useViewer } from '#lib/viewer.ts';
import { expirationChoices, publishChoices, publishMoment } from './moment-choices.ts';
import { MomentFields } from './moment-fields.tsx';

type Props = {
  draft: Draft<Form>;
  /** The stored dates; null for a new announcement. */
  before: ShownFromTo | null;
  pending: boolean;
  /** The failure that the server tells the author; others are only logged. ANN-035, D-132 */
  failure: string | null;
  onSubmit: (form: Form) => void;
  /** The question that is asked before it is saved. */
  children?: ReactNode;
};

const TYPES = [
  { value: '', label: 'Choose a type' },
  ...CONTEXTS.map(({ contextCode: value }) => ({ value, label: CONTEXT_NAMES[value] })),
];
const DATES: readonly (keyof Form)[] = ['publishDate', 'publishTime', 'expirationDate', 'expirationTime'];

const inDigits = (count: number) => count.toLocaleString('en-US');
/** A day or a time of which only a part is typed. */
const isHalfTyped = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll('input') ?? [])].some(({ validity }) => validity.badInput);

/** Type, title, text and from when to when an announcement is shown. ANN-002, ANN-014 to ANN-017, ANN-023 */
// No useForm: its fields are marked without a sentence of their own, and the sentences stand together below them.
export function AnnouncementForm({ draft, before, pending, failure, onSubmit, children }: Props) {
  const { timeZone, enrollment } = useViewer();
  const now = useNow();
  const { value: form, set } = draft;
  const [tries, setTries] = useState(0);
  const [halfTyped, setHalfTyped] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  useLeaveGuard(draft.dirty && !pending);

  const errors = announcementFormErrors(form, before, timeZone, now);
  const datesWrong = tries > 0 && (halfTyped || errors.dates !== null);
  const missing = tries > 0 ? errors.missing.filter((field) => !(halfTyped && DATES.includes(field))) : [];
  const invalid = (field: keyof Form) =>
    missing.includes(field) || (datesWrong && DATES.includes(field)) ? (true as const) : undefined;
  const change = (next: Partial<Form>) => {
    setHalfTyped(isHalfTyped(ref.current));
    set((value) => ({ ...value, ...next }));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // judged by the clock now, not by the last tick of the page
    const isReady = mayBeSent(announcementFormErrors(form, before, timeZone, serverNow()));
    setHalfTyped(isHalfTyped(ref.current));
    if (isReady && !isHalfTyped(ref.current)) return onSubmit(form);
    setTries((count) => count + 1);
  };
  useEffect(() => {
    if (tries > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);

  const moment = publishMoment(form, timeZone);
  const isLater = moment !== null && moment > now;
  const today = localDay(now, timeZone);
  return (
    <form ref={ref} noValidate onSubmit={submit} className="grid max-w-3xl gap-5">
      <DraftNotice draft={draft} />
      <Card pad className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label="Type"
            required
            name="contextCode"
            options={TYPES}
            value={form.contextCode}
            aria-invalid={invalid('contextCode')}
            onChange={({ currentTarget: { value } }) => change({ contextCode: value as Form['contextCode'] })}
          />
          <TextField
            label="Title"
            required
            name="title"
            autoComplete="off"
            hint={`${form.title.trim().length} of ${TITLE_LENGTH} characters`}
            error={errors.title}
            value={form.title}
            {...(errors.title === null && { 'aria-invalid': invalid('title') })}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
        </div>
        <MarkdownEditor
          breaks
          label="Description"
          required
          name="body"
          rows={10}
          hint={`Markdown works: **bold**, lists, links, tables, \`code\`. ${inDigits(form.body.length)} of ${inDigits(BODY_LENGTH)} characters`}
          error={errors.body}
          invalid={invalid('body')}
          value={form.body}
          onChange={(body) => change({ body })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <MomentFields
            name="Publish"
            fields={['publishDate', 'publishTime']}
            min={today}
            choices={publishChoices(now, timeZone)}
            onChange={change}
            {...{ form, invalid }}
          />
          <MomentFields
            name="Expiration"
            fields={['expirationDate', 'expirationTime']}
            min={form.publishDate > today ? form.publishDate : today}
            choices={expirationChoices(form, enrollment.course.endDate, now, timeZone)}
            onChange={change}
            {...{ form, invalid }}
          />
        </div>
        <p className="-mt-2 text-xs text-muted">
          Times are in {zoneName(timeZone)}.{' '}
          {before === null &&
            moment !== null &&
            (isLater
              ? `Everybody in the class will be notified on ${formatDateTime(moment, timeZone)}.`
              : 'Everybody in the class will be notified right away.')}
        </p>
      </Card>
      {children}
      {missing.length > 0 && <Alert tone="bad">{ANNOUNCEMENT_FORM_MESSAGES.required}</Alert>}
      {datesWrong && <Alert tone="bad">{ANNOUNCEMENT_FORM_MESSAGES.dates}</Alert>}
      {failure && <Alert tone="bad">{failure}</Alert>}
      <div className="flex flex-wrap items-center justify-end gap-2 max-sm:*:grow">
        {draft.dirty && <p className="mr-auto text-sm text-muted">Not saved yet. Your text is kept in this browser.</p>}
        <LinkButton to="/announcements">Cancel</LinkButton>
        <Button type="submit" tone="primary" pending={pending}>
          {before !== null ? 'Save Announcement' : isLater ? 'Schedule Announcement' : 'Publish Announcement'}
        </Button>
      </div>
    </form>
  );
}
