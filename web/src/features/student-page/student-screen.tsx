import { fullName } from '@bcs/contract/kernel/full-name';
import { IconCertificate, IconTable } from '@tabler/icons-react';
import type { GradesRow } from '@bcs/contract/features/grades/model';
import { readGraduation } from '@bcs/contract/features/graduation/abilities';
import { readUnsubmitted } from '@bcs/contract/features/student-page/abilities';
import type { StudentProfile } from '@bcs/contract/features/student-page/model';
import { roleMay } from '@bcs/contract/kernel/ability';
import { pluralForm } from '@bcs/contract/kernel/plural';
import { EDITORS, isStudent } from '@bcs/contract/kernel/roles';
import { BackLink } from '#kit/back-link.tsx';
import { cx } from '#kit/cx.ts';
import { PageHeader } from '#kit/page-header.tsx';
import { useAnswer } from '#lib/queries.ts';
import { useTitle } from '#lib/title.ts';
import { useViewer } from '#lib/viewer.ts';
import { AttendancePlot } from './attendance-plot.tsx';
import { DueDate } from '#features/coursework/due-date.tsx';
import { ListStatusBadge } from '#features/coursework/list-status-badge.tsx';
import { TitleCell } from '#features/coursework/title-cell.tsx';
import { GradesPlot } from '#features/grades/grades-plot.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { useNow } from '#lib/now.ts';
import { MissedSessions } from './missed-sessions.tsx';
import { OwnPersonCard } from './own-person.tsx';
import { PersonCard } from './person-card.tsx';
import { ProfileFigures } from './profile-figures.tsx';
import { ProfileSection } from './profile-section.tsx';
import { RequestsOfStudent } from './requests-of-student.tsx';
import { StudentActions } from './student-actions.tsx';
import { StudentNav } from './student-nav.tsx';
import type { StudentsSearch } from './students-search.ts';
import { SubmittedWork } from './submitted-work.tsx';

const PAIR = 'grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2';

/** A student as staff see one, with the ways on: to write, to the graduation record, to all work. */
function StudentPerson({ profile }: { profile: StudentProfile }) {
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

/** Work that was not submitted: overdue items first, sorted by due date. PEOPLE-027, D-105 */
function Unsubmitted({ grades }: { grades: readonly GradesRow[] }) {
  const now = useNow();
  const unsubmitted = grades.filter(({ submission }) => submission === null);
  const missing = unsubmitted.filter(({ status }) => status !== 'Before You Joined');
  const before = unsubmitted.length - missing.length;
  const [due, ahead] = [
    missing.filter(({ assignment }) => assignment.effectiveDueDate < now),
    missing.filter(({ assignment }) => assignment.effectiveDueDate >= now),
  ];
  return (
    <ProfileSection
      title="Unsubmitted Assignments"
      lead={
        [
          ahead.length > 0 && `${ahead.length} more ${pluralForm(ahead.length, 'is', 'are')} not due yet.`,
          before > 0 && `${before} more ${pluralForm(before, 'was', 'were')} due before joining.`,
        ]
          .filter(Boolean)
          .join(' ') || undefined
      }
      count={due.length}
      empty="Everything that was due has been submitted."
    >
      {due.map(({ assignment, status }) => (
        <li key={assignment.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 sm:px-5">
          <TitleCell item={assignment}>
            <DueDate due={assignment.effectiveDueDate} overdue={status === 'Overdue'} />
          </TitleCell>
          <ListStatusBadge status={status} />
        </li>
      ))}
    </ProfileSection>
  );
}

/** The profile of a student on one page: students see their own, staff that of anybody in the class. PEOPLE-003 */
export function StudentScreen({ enrollmentId, search }: { enrollmentId: number; search: StudentsSearch }) {
  const { role } = useViewer();
  const profile = useAnswer('studentProfile', { enrollmentId });
  const { student, grades, attendanceHistory } = profile;
  const own = isStudent(role);
  const name = fullName(student);
  useTitle(own ? 'My Profile' : name);
  return (
    <>
      <PageHeader
        title={name}
        back={
          own ? undefined : (
            <BackLink to="/students" search={search}>
              Student Profiles
            </BackLink>
          )
        }
        lead={own ? 'Your profile, as the staff of your class see it.' : undefined}
      >
        {!own && <StudentNav enrollmentId={enrollmentId} search={search} />}
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {own ? <OwnPersonCard profile={profile} /> : <StudentPerson profile={profile} />}
        <ProfileFigures profile={profile} />
        <div className={PAIR}>
          <GradesPlot grades={grades} />
          <AttendancePlot history={attendanceHistory} />
        </div>
        <div className={cx(PAIR, 'items-start')}>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
            {roleMay(readUnsubmitted, role) && <Unsubmitted grades={grades} />}
            <MissedSessions history={attendanceHistory} />
            <RequestsOfStudent requests={profile.remoteAttendanceRequests} />
          </div>
          <SubmittedWork grades={grades} />
        </div>
      </div>
    </>
  );
}
