import { refuseGithubName } from '@bcs/contract/features/people/github-name';
import { readGithubName } from '@bcs/contract/kernel/github-name';
import { Card } from '#kit/card.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useDraft } from '#lib/draft.ts';
import { EditForm } from '#lib/form-frame.tsx';
import { useForm } from '#lib/form.ts';

type Props = { enrollmentId: number; name: string | null; onClose: () => void };

/** The name under which the form keeps what is typed. */
export const githubDraft = (enrollmentId: number) => `github/${enrollmentId}`;

/** The one thing on the profile that is the student's own to write. PEOPLE-029, D-154 */
export function GithubForm({ enrollmentId, name, onClose }: Props) {
  const draft = useDraft(githubDraft(enrollmentId), { githubUserName: name ?? '' });
  const wrong = refuseGithubName(readGithubName(draft.value.githubUserName))?.message;
  const form = useForm('updateStudentProfileInfo', {
    draft,
    input: (typed) => (wrong === undefined ? { studentEnrollmentId: enrollmentId, ...typed } : null),
    said: 'GitHub name saved.',
    onDone: onClose,
  });
  return (
    <Card pad>
      <EditForm form={form} onClose={onClose} refusal={() => null}>
        <TextField
          {...form.text('githubUserName', 'GitHub name')}
          hint="You may paste the address of your GitHub profile."
          autoCapitalize="none"
          spellCheck={false}
          maxLength={255}
          className="max-w-md"
          autoFocus
          error={wrong ?? form.failure?.message}
        />
      </EditForm>
    </Card>
  );
}
