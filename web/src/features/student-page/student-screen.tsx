import { fullName } from '@bcs/contract/kernel/full-name';
import { useSuspenseQuery } from '@tanstack/react-query';
import { readUnsubmitted } from '@bcs/contract/features/student-page/abilities';
import { roleMay } from '@bcs/contract/kernel/ability';
import { isStudent } from '@bcs/contract/kernel/roles';
import { BackLink } from '#kit/back-link.tsx';
import { cx } from '#kit/cx.ts';
import { PageHeader } from '#kit/page-header.tsx';
import { callQuery } from '#lib/queries.ts';
import { useTitle } from '#lib/title.ts';
import { useViewer } from '#lib/viewer.ts';
import { AttendancePlot } from './attendance-plot.tsx';
import { GradesPlot } from '#features/grades/grades-plot.tsx';
import { MissedSessions } from './missed-sessions.tsx';
import { OwnPerson } from './own-person.tsx';
import { ProfileFigures } from './profile-figures.tsx';
import { RequestsOfStudent } from './requests-of-student.tsx';
import { StudentNav } from './student-nav.tsx';
import { StudentPerson } from './student-person.tsx';
import type { StudentsSearch } from './students-search.ts';
import { SubmittedWork } from './submitted-work.tsx';
import { Unsubmitted } from './unsubmitted.tsx';

type Props = { enrollmentId: number; search: StudentsSearch };

const PAIR = 'grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2';

/** A student's story on one page: the own, or for staff that of anybody in the class. PEOPLE-003 */
export function StudentScreen({ enrollmentId, search }: Props) {
  const { role } = useViewer();
  const { data: profile } = useSuspenseQuery(callQuery('studentProfile', { enrollmentId }));
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
        {own ? <OwnPerson profile={profile} /> : <StudentPerson profile={profile} />}
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
