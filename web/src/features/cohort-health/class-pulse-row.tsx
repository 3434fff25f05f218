import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { shareText, workLabel } from '@bcs/contract/features/cohort-health/words';
import { countText } from '@bcs/contract/features/cohort-health/small-groups';
import type { ClassPulse } from '@bcs/contract/features/cohort-health/model';
import { gradebookContent } from '@bcs/contract/features/grading/rights';
import { OVERSEERS } from '@bcs/contract/kernel/roles';
import { useRead } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { PulseTile, TILE_LOOK } from './pulse-tile.tsx';
import { attendanceText, courseText, recordedText, standingText, workText } from './pulse-words.ts';

// seldom needed, so it is loaded on demand
const PulseFailed = lazy(() => import('./pulse-failed.tsx').then((file) => ({ default: file.PulseFailed })));

/** The upper half, or from the lowest: attendance is nearly always high. */
const shareRange = (shares: readonly (number | null)[]) =>
  [Math.min(50, ...shares.map((share) => share ?? 50)), 100] as const;
/** The range from 0 to the greatest value, so that a line on the ground means nothing. */
const rangeOf = (values: readonly (number | null)[]) => [0, Math.max(1, ...values.map((value) => value ?? 0))] as const;

type Props = {
  /** Shown until the numbers have loaded. */
  waits: ReactNode;
  /** The least height of a tile, so that nothing moves then. */
  height: string;
};

/** The state of the chosen class: four numbers, each with how it came to be and the way to its screen. */
export function ClassPulseRow({ waits, height }: Props) {
  const { courseId } = useViewer();
  const { data, isError, isFetching, refetch } = useRead(
    'classPulse',
    { courseId },
    {
      // the page has already requested it
      retryOnMount: false,
    },
  );
  if (data) return <Tiles pulse={data} height={height} />;
  if (!isError) return waits;
  return (
    <Suspense fallback={waits}>
      <PulseFailed pending={isFetching} onAgain={() => void refetch()} />
    </Suspense>
  );
}

function Tiles({ pulse: { attendance, work, requests, standing }, height }: { pulse: ClassPulse; height: string }) {
  const look = { className: TILE_LOOK, style: { minHeight: height } };
  const { courseId, role, canManageAttendance } = useViewer();
  const oversees = OVERSEERS.includes(role);
  const cohort = { to: '/cohort/$courseId', params: { courseId: String(courseId) } } as const;
  const notOnTrack = standing.byClass.at(-1) ?? null;
  const columns = attendance && requests ? 'xl:grid-cols-4' : attendance || requests ? 'xl:grid-cols-3' : '';
  return (
    <section aria-label="Class pulse" className={`grid grid-cols-2 gap-3 sm:gap-5 ${columns}`}>
      {attendance && (
        <Link to="/sessions/$sessionId" params={{ sessionId: String(attendance.sessionId) }} {...look}>
          <PulseTile
            label="Attendance"
            figure={attendance.running ? recordedText(attendance.running) : shareText(attendance.shares.at(-1) ?? null)}
            note={attendanceText(attendance)}
            values={attendance.shares}
            range={shareRange(attendance.shares)}
            course={courseText('Attendance of the last classes', attendance.shares, '%')}
          />
        </Link>
      )}
      <Link to="/gradebook" search={{ gradeStatus: 'ungraded', view: 'list' }} {...look}>
        <PulseTile
          label={gradebookContent(role) === 'career' ? 'Awaiting feedback' : workLabel('To grade', role)}
          figure={work.waiting}
          note={workText(work)}
          values={work.byDay}
          range={rangeOf(work.byDay)}
          course={courseText('Over two weeks', work.byDay)}
        />
      </Link>
      {requests && (
        <Link
          {...(!oversees
            ? ({ to: '/remote-attendance-requests', search: {} } as const)
            : canManageAttendance
              ? ({ to: '/remote-attendance-requests/all', search: { courseId: String(courseId) } } as const)
              : cohort)}
          {...look}
        >
          <PulseTile
            label="Remote requests"
            figure={requests.waiting}
            note={requests.waiting === 0 ? 'All are decided' : 'to decide'}
            values={requests.byDay}
            range={rangeOf(requests.byDay)}
            course={courseText('Over two weeks', requests.byDay)}
          />
        </Link>
      )}
      <Link {...cohort} {...look}>
        <PulseTile
          label={workLabel('Not on track', role)}
          figure={notOnTrack === null ? '–' : countText(notOnTrack)}
          note={standingText(standing)}
          values={standing.byClass}
          range={rangeOf(standing.byClass)}
          course={courseText('After each of the last classes', standing.byClass)}
        />
      </Link>
    </section>
  );
}
