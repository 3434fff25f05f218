import { Suspense } from 'react';
import { IconCertificate } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { remainingAbsencesText } from '@bcs/contract/features/attendance/statuses';
import { remainingRemote } from '@bcs/contract/features/remote-attendance/request';
import { remoteBalanceText } from '@bcs/contract/features/remote-attendance/sentences';
import { tallyMeetings } from '@bcs/contract/features/remote-attendance/tally';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { Tabs } from '#kit/tabs.tsx';
import { useNow } from '#lib/now.ts';
import { useAnswer } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { parseChoice } from '#lib/search.ts';
import { AttendanceCalendar } from './attendance-calendar.tsx';
import { AttendanceFigure } from './attendance-figure.tsx';
import { HistoryTable } from './history-table.tsx';
import { RequestsTable } from './requests-table.tsx';
import { REQUEST_FILTER, type RequestFilter } from './request-filter.ts';

/** The part of the attendance page's state that is kept in the address. */
type AttendanceSearch = { tab?: 'requests'; status?: RequestFilter };

function readAttendanceSearch(search: Readonly<Record<string, unknown>>): AttendanceSearch {
  const tab = parseChoice(search['tab'], ['requests']);
  const status = parseChoice(search['status'], REQUEST_FILTER);
  return { ...(tab && { tab }), ...(tab && status && { status }) };
}

const route = getRouteApi('/_app/attendance/');

/** The student's own attendance, absences left, and remote requests. ATT-001, ATT-020, ATT-031, ATT-032 */
export function AttendanceScreen() {
  const { enrollmentId, enrollment } = useViewer();
  const { tab = 'sessions', status = 'all' } = readAttendanceSearch(route.useSearch());
  const navigate = route.useNavigate();
  const show = (search: AttendanceSearch) => void navigate({ search, replace: true, resetScroll: false });
  const { attendanceHistory, remoteAttendanceRequests, remainingAbsences } = useAnswer('attendanceHistory', {
    enrollmentId,
  });
  const { maxAbsence, maxRemoteAttendance } = enrollment.course.graduationRequirements;
  const quota = { ...enrollment, maxRemoteAttendance };
  const { attended, remote, absent, excused } = tallyMeetings(attendanceHistory, useNow());
  return (
    <>
      <PageHeader title="Attendance" lead="Your attendance in this class.">
        <LinkButton to="/graduation">
          <IconCertificate size={18} aria-hidden />
          Graduation
        </LinkButton>
      </PageHeader>
      <div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <AttendanceFigure
          term="Present"
          value={String(attended)}
          note={remote > 0 ? `${remote} of them remote` : undefined}
        />
        <AttendanceFigure term="Absences" value={String(absent)} note={`${excused} more excused`} />
        <AttendanceFigure
          term="Remaining absences"
          value={remainingAbsencesText(remainingAbsences)}
          note={maxAbsence === null ? undefined : `of ${maxAbsence} allowed`}
        />
        <AttendanceFigure
          term="Remaining remote attendance"
          value={remainingAbsencesText(remainingRemote(quota))}
          note={remoteBalanceText(quota)}
        />
      </div>
      <Tabs
        label="Attendance"
        value={tab}
        onChange={(chosen) => show(chosen === 'requests' ? { tab: chosen } : {})}
        tabs={[
          { value: 'sessions', label: 'Sessions', count: attendanceHistory.length },
          { value: 'requests', label: 'Remote requests', count: remoteAttendanceRequests.length },
        ]}
      >
        {tab === 'sessions' ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <AttendanceCalendar history={attendanceHistory} />
            <HistoryTable rows={attendanceHistory} />
          </div>
        ) : (
          <Suspense fallback={<StandBy />}>
            <RequestsTable
              filter={status}
              onFilter={(chosen) => show({ tab, ...(chosen !== 'all' && { status: chosen }) })}
            />
          </Suspense>
        )}
      </Tabs>
    </>
  );
}
