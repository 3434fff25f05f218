import { contextOfKind } from '@bcs/contract/features/scheduling/kinds';
import { LONGEST_SESSION_DESCRIPTION, LONGEST_SESSION_SUMMARY } from '@bcs/contract/kernel/lengths';
import { Card } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { MarkdownEditor } from '#kit/markdown-editor.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { ReviewedForm } from '#lib/form-frame.tsx';
import type { Form as FormOf } from '#lib/form.ts';
import type { Form, Stored } from './form.ts';
import { ReachField } from './reach-field.tsx';
import { TimeFields } from './time-fields.tsx';
import { TopicFields } from './topic-fields.tsx';

type Props = { form: FormOf<Form>; stored: Stored };

/** A session with time, place, topic and whom a change concerns; what is typed is kept on every pause. ADM-083 */
export const SessionForm = ({ form, stored: { course, stands, more } }: Props) => (
  <ReviewedForm form={form} className="grid gap-5">
    <Card pad className="grid gap-5">
      <TopicFields {...{ form }} contextId={stands && contextOfKind(stands)} rooms={course.rooms} />
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
