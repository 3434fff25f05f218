import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { readAttendance } from '@bcs/contract/features/attendance/abilities';
import { isClassTime } from '@bcs/contract/features/attendance/class-time';
import { seeMeeting } from '@bcs/contract/features/classroom/abilities';
import type { StudentAttendance } from '@bcs/contract/features/attendance/model';
import { roleMay } from '@bcs/contract/kernel/ability';
import { HOUR } from '@bcs/contract/kernel/clock';
import { AttendanceTable } from '#features/attendance/attendance-table.tsx';
import { MeetingCard } from '#features/classroom/meeting-card.tsx';
import { Card } from '#kit/card.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { cx } from '#kit/cx.ts';
import { Markdown } from '#kit/markdown.tsx';
import { refreshAfter } from '#lib/changes.ts';
import { useNow } from '#lib/now.ts';
import { usePathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { useTitle } from '#lib/title.ts';
import { useViewer } from '#lib/viewer.ts';
import { ownStanding } from './own-standing.ts';
import { ResourcesCard } from './resources-card.tsx';
import { SessionBanner } from './session-banner.tsx';
import { SessionHero } from './session-hero.tsx';
import { VideosCard } from './videos-card.tsx';

const route = getRouteApi('/_app/sessions/$sessionId/');

/** One session with everything that differs by role. SESS-003, SESS-013 to SESS-023 */
export function SessionDetailScreen() {
  const { role } = useViewer();
  const client = useQueryClient();
  const query = callQuery('sessionDetail', { sessionId: usePathId('sessionId') });
  const detail = useSuspenseQuery({
    ...query,
    // the addresses of files are good for an hour or two
    refetchInterval: ({ state }) => state.data?.resources.some(({ file }) => file !== null) === true && HOUR / 2,
  }).data;
  const { session, resources, students, excusedAbsenceReasons: reasons, zoomMeetingEnabled } = detail;
  const { attendance } = route.useSearch();
  useTitle(session.name);
  const attends = roleMay(readAttendance, role);
  const inClass = isClassTime(session, useNow()) && attends;
  const onStored = (row: StudentAttendance) => {
    const replaced = (each: StudentAttendance) => (each.student.id === row.student.id ? row : each);
    client.setQueryData(query.queryKey, (was) => was && { ...was, students: was.students.map(replaced) });
    void refreshAfter(client, 'setAttendanceStatus', { shown: ['sessionDetail'] });
  };
  return (
    <div className={cx('grid', inClass ? 'gap-3' : 'gap-5')}>
      {inClass ? (
        <SessionBanner session={session} />
      ) : (
        <SessionHero session={session} standing={ownStanding(session)} />
      )}
      {zoomMeetingEnabled && roleMay(seeMeeting, role) && <MeetingCard sessionId={session.id} inLine={inClass} />}
      {attends && (
        <Card aria-labelledby="attendance">
          <AttendanceTable
            // a table of its own for each session: what waits there to be saved belongs to it
            key={session.id}
            startTime={session.startTime}
            endTime={session.endTime}
            students={students}
            reasons={reasons}
            status={attendance === 'open' ? attendance : 'all'}
            owner={{ sessionId: session.id, onStored, refresh: () => client.refetchQueries(query) }}
          />
        </Card>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <TitledCard pad title="About this session" lead={session.shortDescription} className="grid gap-4">
          <Markdown source={session.longDescription} />
        </TitledCard>
        <div className="grid gap-5">
          {resources.length > 0 && <ResourcesCard resources={resources} />}
          <VideosCard session={session} />
        </div>
      </div>
    </div>
  );
}
