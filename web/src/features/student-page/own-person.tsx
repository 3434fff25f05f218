import { useId, useState } from 'react';
import { IconCertificate, IconEdit, IconPhotoEdit } from '@tabler/icons-react';
import type { StudentProfile } from '@bcs/contract/features/student-page/model';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { useFoundDraft } from '#lib/draft.ts';
import { GithubForm, githubDraft } from './github-form.tsx';
import { PersonCard } from './person-card.tsx';

/** The student's own person: the picture and the GitHub name are theirs to change. D-154 */
export function OwnPerson({ profile }: { profile: StudentProfile }) {
  const { student, studentEnrollmentId } = profile;
  const [editing, setEditing] = useState(false);
  const id = useId();
  // what was typed and not saved stands open again
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
