import { contextOfKind } from '@bcs/contract/features/scheduling/kinds';
import { LONGEST_SESSION_DESCRIPTION, LONGEST_SESSION_SUMMARY } from '@bcs/contract/kernel/lengths';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { MarkdownEditor } from '#kit/markdown-editor.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { useCheckedForm } from '#lib/checked-form.ts';
import type { Draft } from '#lib/draft.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useLeaveGuard } from '#lib/leave-guard.ts';
import { problemsOf, type Form, type Stored } from './form.ts';
import { ReachField } from './reach-field.tsx';
import { TimeFields } from './time-fields.tsx';
import { TopicFields } from './topic-fields.tsx';

type Props = { draft: Draft<Form>; stored: Stored; onSubmit: (form: Form) => void };

/** A session with time, place, topic and whom a change concerns; what is typed is kept on every pause. ADM-083 */
export function SessionForm({ draft, stored: { course, stands, more }, onSubmit }: Props) {
  const { value: form, set, dirty } = draft;
  useLeaveGuard(dirty);
  const problems = problemsOf(form);
  const isReady = Object.keys(problems).length === 0 && form.longDescription.length <= LONGEST_SESSION_DESCRIPTION;
  const { ref, submit, tried } = useCheckedForm(isReady, () => onSubmit(form));
  const shown = tried ? problems : {};
  const change = (next: Partial<Form>) => set((value) => ({ ...value, ...next }));
  const contextId = stands && contextOfKind(stands);
  return (
    <form ref={ref} noValidate onSubmit={submit} className="grid gap-5">
      <DraftNotice draft={draft} />
      <Card pad className="grid gap-5">
        <TopicFields problems={shown} rooms={course.rooms} {...{ form, contextId, change }} />
        <TimeFields problems={shown} zone={course.timeZone} {...{ form, change }} />
        <ReachField value={form.reach} more={more} change={change} />
      </Card>
      <Card pad className="grid gap-5">
        <TextArea
          label="Summary"
          rows={2}
          maxLength={LONGEST_SESSION_SUMMARY}
          value={form.shortDescription}
          onChange={({ currentTarget: { value } }) => change({ shortDescription: value })}
        />
        <MarkdownEditor
          label="Description"
          rows={8}
          longest={LONGEST_SESSION_DESCRIPTION}
          value={form.longDescription}
          onChange={(longDescription) => change({ longDescription })}
        />
      </Card>
      <Checkbox
        label="Tell students about this change"
        checked={form.tells}
        onChange={({ currentTarget: { checked } }) => change({ tells: checked })}
      />
      <p className="-mt-2 text-sm text-muted">
        They are told anyway when the time or place of a session changes, and about every change to a career session.
      </p>
      <div className="flex flex-wrap items-center justify-end gap-2 max-sm:*:grow">
        <Button type="submit" tone="primary" disabled={!dirty}>
          Review and save
        </Button>
      </div>
    </form>
  );
}
