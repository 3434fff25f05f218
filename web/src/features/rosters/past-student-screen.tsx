import { END_REASON_NAMES } from '@bcs/contract/features/rosters/end-reasons';
import { GradesPlot } from '#features/grades/grades-plot.tsx';
import { AttendancePlot } from '#features/student-page/attendance-plot.tsx';
import { MissedSessions } from '#features/student-page/missed-sessions.tsx';
import { PersonCard } from '#features/student-page/person-card.tsx';
import { ProfileFigures } from '#features/student-page/profile-figures.tsx';
import { RequestsOfStudent } from '#features/student-page/requests-of-student.tsx';
import { SubmittedWork } from '#features/student-page/submitted-work.tsx';
import { Alert } from '#kit/alert.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import type { Output } from '#lib/api.ts';
import { formatDate } from '#lib/dates.ts';
import { useAnswer } from '#lib/queries.ts';
import { useTitle } from '#lib/title.ts';
import { useViewer } from '#lib/viewer.ts';

type Past = Output<'pastStudentProfile'>['past'];
const COLUMNS = 'grid grid-cols-[minmax(0,1fr)] gap-5';

/** The read-only record of a student who has left the class. ADM-033 */
export function PastStudentScreen(wanted: { courseId: number; enrollmentId: number }) {
  const { timeZone } = useViewer();
  const profile = useAnswer('pastStudentProfile', wanted);
  const { past, grades, attendanceHistory } = profile;
  useTitle(past.name);
  return (
    <>
      <PageHeader title={past.name} back={<BackLink to="/students">Student Profiles</BackLink>} />
      <div className={COLUMNS}>
        <Alert title="No longer in this class">{departureText(past, timeZone)}</Alert>
        <PersonCard profile={profile} own={false}>
          {null}
        </PersonCard>
        <ProfileFigures profile={profile} />
        <div className={`${COLUMNS} lg:grid-cols-2`}>
          <GradesPlot grades={grades} />
          <AttendancePlot history={attendanceHistory} />
        </div>
        <div className={`${COLUMNS} items-start lg:grid-cols-2`}>
          <div className={`${COLUMNS} content-start`}>
            <MissedSessions history={attendanceHistory} />
            <RequestsOfStudent requests={profile.remoteAttendanceRequests} />
          </div>
          <SubmittedWork grades={grades} />
        </div>
      </div>
    </>
  );
}

/** Describes how and when a student left: 'Withdrawn on March 9, 2026, last day March 6, 2026. …' */
export function departureText({ endedAt, endReason, lastDay }: Past, timeZone: string): string {
  const how = endReason === null ? 'Left' : END_REASON_NAMES[endReason];
  const when = endedAt === null ? '' : ` on ${formatDate(endedAt, timeZone)}`;
  const last = lastDay === null ? '' : `, last day ${lastDay}`;
  return `${how}${when}${last}. The record stays as it was; it can be read but not changed.`;
}
