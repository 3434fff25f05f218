import { LONGEST_MARKDOWN, LONGEST_TITLE } from '@bcs/contract/kernel/lengths';
import type { Zone } from '@bcs/contract/kernel/clock';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { MarkdownEditor } from '#kit/markdown-editor.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useCheckedForm } from '#lib/checked-form.ts';
import type { Draft } from '#lib/draft.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useLeaveGuard } from '#lib/leave-guard.ts';
import { DateFields } from './date-fields.tsx';
import { problemsOf, type Form } from './form.ts';
import { KindFields } from './kind-fields.tsx';

type Props = {
  draft: Draft<Form>;
  stands: boolean;
  isOut: boolean;
  zone: Zone;
  courseId: number;
  onSubmit: (form: Form) => void;
};

/** Title, kind, dates and instructions; what is typed is kept on every pause. ADM-092 */
export function AssignmentForm({ draft, stands, isOut, zone, courseId, onSubmit }: Props) {
  const { value: form, set, dirty } = draft;
  useLeaveGuard(dirty);
  const problems = problemsOf(form);
  const isReady = Object.keys(problems).length === 0 && form.content.length <= LONGEST_MARKDOWN;
  const { ref, submit, tried } = useCheckedForm(isReady, () => onSubmit(form));
  const shown = tried ? problems : {};
  const change = (next: Partial<Form>) => set((value) => ({ ...value, ...next }));
  return (
    <form ref={ref} noValidate onSubmit={submit} className="grid max-w-3xl gap-5">
      <DraftNotice draft={draft} />
      <Card pad className="grid gap-5">
        <KindFields problems={shown} {...{ form, stands, change }} />
        <DateFields problems={shown} {...{ courseId, form, isOut, zone, change }} />
      </Card>
      <Card pad className="grid gap-5">
        <TextField
          label="Header"
          hint="One line above the instructions."
          maxLength={LONGEST_TITLE}
          value={form.header}
          onChange={({ currentTarget: { value } }) => change({ header: value })}
        />
        <MarkdownEditor
          label="Instructions"
          rows={16}
          longest={LONGEST_MARKDOWN}
          value={form.content}
          onChange={(content) => change({ content })}
        />
      </Card>
      <div className="flex flex-wrap items-center justify-end gap-2 max-sm:*:grow">
        <Button type="submit" tone="primary" disabled={!dirty}>
          Review and save
        </Button>
      </div>
    </form>
  );
}
