import { IconCertificate, IconTable } from '@tabler/icons-react';
import { readGraduation } from '@bcs/contract/features/graduation/abilities';
import type { StudentProfile } from '@bcs/contract/features/student-page/model';
import { roleMay } from '@bcs/contract/kernel/ability';
import { EDITORS } from '@bcs/contract/kernel/roles';
import { LinkButton } from '#kit/link-button.tsx';
import { useViewer } from '#lib/viewer.ts';
import { PersonCard } from './person-card.tsx';
import { StudentActions } from './student-actions.tsx';

/** A student as staff see one, with the ways on: to write, to the graduation record, to all work. */
export function StudentPerson({ profile }: { profile: StudentProfile }) {
  const { role } = useViewer();
  const { student, studentEnrollmentId } = profile;
  return (
    <PersonCard profile={profile} own={false}>
      <StudentActions student={student} studentEnrollmentId={studentEnrollmentId} size="md" />
      {roleMay(readGraduation, role) && (
        <LinkButton to="/students/$enrollmentId/graduation" params={{ enrollmentId: String(studentEnrollmentId) }}>
          <IconCertificate size={18} aria-hidden />
          Graduation
        </LinkButton>
      )}
      {EDITORS.includes(role) && (
        <LinkButton to="/gradebook" search={{ student: String(student.id) }}>
          <IconTable size={18} aria-hidden />
          Gradebook
        </LinkButton>
      )}
    </PersonCard>
  );
}
