import type { SubmitEvent } from 'react';
import { refuseGithubName } from '@bcs/contract/features/people/github-name';
import { readGithubName } from '@bcs/contract/kernel/github-name';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { TextField } from '#kit/text-field.tsx';
import { toast } from '#kit/toasts.ts';
import { useDraft } from '#lib/draft.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useSend } from '#lib/send.ts';

type Props = { enrollmentId: number; name: string | null; onClose: () => void };

/** Under which the form keeps what is typed. */
export const githubDraft = (enrollmentId: number) => `github/${enrollmentId}`;

/** The one thing on the profile that is the student's own to write. PEOPLE-029, D-154 */
export function GithubForm({ enrollmentId, name, onClose }: Props) {
  const draft = useDraft(githubDraft(enrollmentId), name ?? '');
  const save = useSend('updateStudentProfileInfo', {
    onDone: ({ student }, { githubUserName }) => {
      draft.saved(student.githubUserName ?? '', githubUserName ?? '');
      toast('GitHub name saved.');
      onClose();
    },
  });
  const wanted = readGithubName(draft.value);
  const wrong = refuseGithubName(wanted)?.message;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!wrong) void save.send({ studentEnrollmentId: enrollmentId, githubUserName: draft.value });
  };
  return (
    <Card pad className="grid gap-3">
      <DraftNotice draft={draft} />
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="GitHub name"
          hint="You may paste the address of your GitHub profile."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={255}
          className="max-w-md"
          autoFocus
          value={draft.value}
          error={wrong ?? save.failure?.message}
          onChange={(event) => draft.set(event.currentTarget.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" tone="primary" pending={save.pending} disabled={!draft.dirty}>
            Save
          </Button>
          <Button
            onClick={() => {
              draft.discard();
              onClose();
            }}
          >
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
