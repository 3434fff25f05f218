import { LONGEST_MARKDOWN, LONGEST_TITLE } from '@bcs/contract/kernel/lengths';
import type { Zone } from '@bcs/contract/kernel/clock';
import { Card } from '#kit/card.tsx';
import { MarkdownEditor } from '#kit/markdown-editor.tsx';
import { TextField } from '#kit/text-field.tsx';
import { ReviewedForm } from '#lib/form-frame.tsx';
import type { Form as FormOf } from '#lib/form.ts';
import { DateFields } from './date-fields.tsx';
import type { Form } from './form.ts';
import { KindFields } from './kind-fields.tsx';

type Props = { form: FormOf<Form>; stands: boolean; isOut: boolean; zone: Zone; courseId: number };

/** Title, kind, dates and instructions; what is typed is kept on every pause. ADM-092 */
export const AssignmentForm = ({ form, stands, ...dates }: Props) => (
  <ReviewedForm form={form} className="grid max-w-3xl gap-5">
    <Card pad className="grid gap-5">
      <KindFields {...{ form, stands }} />
      <DateFields {...{ form, ...dates }} />
    </Card>
    <Card pad className="grid gap-5">
      <TextField {...form.text('header', 'Header')} hint="One line above the instructions." maxLength={LONGEST_TITLE} />
      <MarkdownEditor {...form.own('content', 'Instructions')} rows={16} longest={LONGEST_MARKDOWN} />
    </Card>
  </ReviewedForm>
);
