import { useId, useState } from 'react';
import { IconCertificate, IconEdit, IconPhotoEdit } from '@tabler/icons-react';
import { refuseGithubName } from '@bcs/contract/features/people/github-name';
import type { StudentProfile } from '@bcs/contract/features/student-page/model';
import { readGithubName } from '@bcs/contract/kernel/github-name';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useDraft, useFoundDraft } from '#lib/draft.ts';
import { EditForm } from '#lib/form-frame.tsx';
import { useForm } from '#lib/form.ts';
import { PersonCard } from './person-card.tsx';

type Props = { enrollmentId: number; name: string | null; onClose: () => void };

/** The name under which the draft of the form is stored. */
const githubDraft = (enrollmentId: number) => `github/${enrollmentId}`;

/** The one thing on the profile that is the student's own to write. PEOPLE-029, D-154 */
function GithubForm({ enrollmentId, name, onClose }: Props) {
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

/** The student's own person: the picture and the GitHub name are theirs to change. D-154 */
export function OwnPersonCard({ profile }: { profile: StudentProfile }) {
  const { student, studentEnrollmentId } = profile;
  const [editing, setEditing] = useState(false);
  const id = useId();
  // opens again with text that was typed but not saved
  useFoundDraft(editing ? null : githubDraft(studentEnrollmentId), () => setEditing(true));
  return (
    <>
      <PersonCard profile={profile} own>
        <LinkButton
          to="/manage-profile/$studentEnrollmentId"
          params={{ studentEnrollmentId: String(studentEnrollmentId) }}
        >
          <IconPhotoEdit size={18} aria-hidden />
          Change picture
        </LinkButton>
        <Button aria-expanded={editing} aria-controls={id} onClick={() => setEditing(!editing)}>
          <IconEdit size={18} aria-hidden />
          Edit GitHub name
        </Button>
        <LinkButton to="/graduation">
          <IconCertificate size={18} aria-hidden />
          Graduation
        </LinkButton>
      </PersonCard>
      <div id={id} hidden={!editing}>
        {editing && (
          <GithubForm
            enrollmentId={studentEnrollmentId}
            name={student.githubUserName}
            onClose={() => setEditing(false)}
          />
        )}
      </div>
    </>
  );
}
