import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { SESSION_CATEGORIES } from '@bcs/contract/features/sessions/categories';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { MarkdownEditor } from '#kit/markdown-editor.tsx';
import { TextArea } from '#kit/text-area.tsx';
import type { Draft } from '#lib/draft.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useLeaveGuard } from '#lib/leave-guard.ts';
import { problemsOf, type Form, type Stored } from './form.ts';
import { ReachField } from './reach-field.tsx';
import { TimeFields } from './time-fields.tsx';
import { TopicFields } from './topic-fields.tsx';

const LONGEST_SUMMARY = 1000;
const LONGEST_DESCRIPTION = 20_000;

type Props = { draft: Draft<Form>; stored: Stored; onSubmit: (form: Form) => void };

/** A session with time, place, topic and whom a change concerns; what is typed is kept on every pause. ADM-083 */
export function SessionForm({ draft, stored: { course, stands, more }, onSubmit }: Props) {
  const { value: form, set, dirty } = draft;
  const [tries, setTries] = useState(0);
  const ref = useRef<HTMLFormElement>(null);
  useLeaveGuard(dirty);
  const problems = problemsOf(form);
  const shown = tries > 0 ? problems : {};
  const change = (next: Partial<Form>) => set((value) => ({ ...value, ...next }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isTooLong = form.longDescription.length > LONGEST_DESCRIPTION;
    if (Object.keys(problems).length === 0 && !isTooLong && ref.current?.checkValidity()) return onSubmit(form);
    setTries((count) => count + 1);
  };
  useEffect(() => {
    if (tries > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true], :invalid:not(fieldset)')?.focus();
  }, [tries]);
  const contextId = stands && (SESSION_CATEGORIES.find(({ code }) => code === stands.category)?.contextId ?? null);
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
          maxLength={LONGEST_SUMMARY}
          value={form.shortDescription}
          onChange={({ currentTarget: { value } }) => change({ shortDescription: value })}
        />
        <MarkdownEditor
          label="Description"
          rows={8}
          longest={LONGEST_DESCRIPTION}
          value={form.longDescription}
          onChange={(longDescription) => change({ longDescription })}
        />
      </Card>
      <Checkbox
        label="Tell students of this change in any case"
        checked={form.tells}
        onChange={({ currentTarget: { checked } }) => change({ tells: checked })}
      />
      <p className="-mt-2 text-sm text-muted">
        They are told without it when a session changes its time or place, and of every change of a career session.
      </p>
      <div className="flex flex-wrap items-center justify-end gap-2 max-sm:*:grow">
        <Button type="submit" tone="primary" disabled={!dirty}>
          Review and save
        </Button>
      </div>
    </form>
  );
}
