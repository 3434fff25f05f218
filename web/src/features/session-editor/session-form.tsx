import { contextOfKind } from '@bcs/contract/features/scheduling/kinds';
import { SESSION_CATEGORIES } from '@bcs/contract/features/sessions/categories';
import {
  LONGEST_SESSION_DESCRIPTION,
  LONGEST_SESSION_NAME,
  LONGEST_SESSION_SUMMARY,
} from '@bcs/contract/kernel/lengths';
import { plural } from '@bcs/contract/kernel/plural';
import { Card } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { MarkdownEditor } from '#kit/markdown-editor.tsx';
import { toOption, SelectField } from '#kit/select-field.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { TextField } from '#kit/text-field.tsx';
import { zoneName } from '#lib/dates.ts';
import type { FormFields } from '#lib/form-fields.ts';
import { ReviewedForm } from '#lib/form-frame.tsx';
import type { Form as FormOf } from '#lib/form.ts';
import { withStart, type EditExtent, type PreviewedSession, type SessionDraft } from './form.ts';

type Props = { form: FormOf<SessionDraft>; stored: PreviewedSession };

type ReachFieldProps = {
  value: EditExtent;
  more: PreviewedSession['more'];
  change: (next: Partial<SessionDraft>) => void;
};

const sessions = (count: number) => plural(count, 'more session');

/** Shows whether a change is for this session alone, or for others of its weekly rule as well. ADM-083 */
function ReachField({ value, more, change }: ReachFieldProps) {
  if (more.all === 0) return null;
  const choices: { reach: EditExtent; label: string }[] = [
    { reach: 'this', label: 'Only this session' },
    ...(more.following === 0
      ? []
      : [{ reach: 'following' as const, label: `This and following (up to ${sessions(more.following)})` }]),
    { reach: 'all', label: `All upcoming ones (up to ${sessions(more.all)})` },
  ];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">Change</legend>
      {choices.map(({ reach, label }) => (
        <label key={reach} className="flex items-center gap-2">
          <input type="radio" name="reach" checked={value === reach} onChange={() => change({ reach })} />
          <span>{label}</span>
        </label>
      ))}
      {value !== 'this' && (
        <p className="text-sm text-muted">
          A new room or kind applies to all of them, a new day or time only to those on the same weekday at the same
          time. Each keeps its name, chapter and descriptions.
        </p>
      )}
    </fieldset>
  );
}

/** A session with time, place, topic and whom a change concerns; what is typed is kept on every pause. ADM-083 */
export const SessionForm = ({ form, stored: { course, stands, more } }: Props) => (
  <ReviewedForm form={form} className="grid gap-5">
    <Card pad className="grid gap-5">
      <TopicFields {...{ form, course, stands }} />
      <TimeFields {...{ form }} zone={course.timeZone} />
      <ReachField value={form.value.reach} more={more} change={form.set} />
    </Card>
    <Card pad className="grid gap-5">
      <TextArea {...form.text('shortDescription', 'Summary')} rows={2} maxLength={LONGEST_SESSION_SUMMARY} />
      <MarkdownEditor {...form.own('longDescription', 'Description')} rows={8} longest={LONGEST_SESSION_DESCRIPTION} />
    </Card>
    <Checkbox {...form.check('tells', 'Tell students about this change')} />
    <p className="-mt-2 text-sm text-muted">
      They are always notified when the time or place of a session changes, and of every change to a career session.
    </p>
  </ReviewedForm>
);

/** The fields for the subject, the kind and the place of a session. */
function TopicFields({
  form,
  course,
  stands,
}: Pick<PreviewedSession, 'course' | 'stands'> & { form: FormFields<SessionDraft> }) {
  // an existing session keeps its context
  const contextId = stands && contextOfKind(stands);
  const kinds = SESSION_CATEGORIES.filter((each) => contextId === null || each.contextId === contextId);
  return (
    <>
      <TextField {...form.text('name', 'Name')} required maxLength={LONGEST_SESSION_NAME} />
      <div className="grid gap-5 sm:grid-cols-3">
        <SelectField
          {...form.choice(
            'category',
            'Kind',
            kinds.map(({ code, name }) => ({ value: code, label: name })),
          )}
        />
        <TextField {...form.text('chapter', 'Chapter')} inputMode="decimal" hint="Module and position, such as 12.3." />
        <SelectField
          {...form.choice('roomId', 'Room', [{ value: '', label: 'To be announced' }, ...course.rooms.map(toOption)])}
        />
      </div>
    </>
  );
}

/** The fields for the time of a session, in the time zone of the class. D-010 */
const TimeFields = ({ form, zone }: { form: FormFields<SessionDraft>; zone: string }) => (
  <>
    <div className="grid gap-5 sm:grid-cols-3">
      <TextField {...form.text('day', 'Date')} type="date" required max="2099-12-31" />
      <TextField
        {...form.text('from', 'From')}
        type="time"
        required
        onChange={({ currentTarget: { value } }) => form.set(withStart(value, form.value))}
      />
      <TextField {...form.text('until', 'Until')} type="time" required />
    </div>
    <p className="-mt-2 text-xs text-muted">
      Times are in {zoneName(zone)}.
      {form.value.until !== '' && form.value.until < form.value.from && ' It ends on the next day.'}
    </p>
  </>
);
