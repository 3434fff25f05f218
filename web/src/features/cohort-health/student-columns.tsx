import { fullName, orderName } from '@bcs/contract/kernel/full-name';
import {
  gradeText,
  shareText,
  REASON_WORDS,
  workLabel,
  STANDING_WORDS,
} from '@bcs/contract/features/cohort-health/words';
import type { CohortStudent } from '@bcs/contract/features/cohort-health/model';
import { GRADUATION_STANDINGS, type GraduationStanding } from '@bcs/contract/features/graduation/standing';
import type { Role } from '@bcs/contract/kernel/roles';
import { AttendanceStrip } from '#features/attendance/attendance-strip.tsx';
import { BlockedBadge, Badge } from '#kit/badge.tsx';
import type { Column } from '#kit/column.ts';
import { Sparkline } from '#kit/plot/sparkline.tsx';
import { TextLink } from '#kit/text-link.tsx';
import type { ShownMeeting } from './meetings-shown.ts';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { Tone } from '#kit/tone.ts';

const LOOK: Readonly<Record<GraduationStanding, { readonly tone: Tone; readonly Icon: typeof IconCircleX }>> = {
  'on track': { tone: 'good', Icon: IconCircleCheck },
  'at risk': { tone: 'warn', Icon: IconAlertTriangle },
  'off track': { tone: 'bad', Icon: IconCircleX },
};

/** The standing of somebody toward graduation, in a word. */
function StandingBadge({ standing }: { standing: GraduationStanding }) {
  const { tone, Icon } = LOOK[standing];
  return (
    <Badge tone={tone} icon={<Icon size={15} aria-hidden />}>
      {STANDING_WORDS[standing]}
    </Badge>
  );
}

type Wiring = { readonly meetings: readonly ShownMeeting[]; readonly academic: boolean; readonly role: Role };

const nameOf = ({ student }: CohortStudent) => fullName(student);
const standingOf = ({ standing, reasons }: CohortStudent) =>
  GRADUATION_STANDINGS.indexOf(standing) * 10 + reasons.length;

const WHO: Column<CohortStudent> = {
  key: 'name',
  header: 'Student',
  rowHeader: true,
  sortBy: ({ student }) => orderName(student),
  cell: (row) => (
    <span className="flex flex-wrap items-center gap-x-2">
      <TextLink
        to="/students/$enrollmentId"
        params={{ enrollmentId: String(row.studentEnrollmentId) }}
        className="text-ink! wrap-anywhere"
      >
        {nameOf(row)}
      </TextLink>
      {row.isBlocked && <BlockedBadge />}
    </span>
  ),
};

const standing = (role: Role): Column<CohortStudent> => ({
  key: 'standing',
  header: workLabel('Graduation', role),
  sortBy: standingOf,
  cell: ({ standing, reasons }) => (
    <span className="grid justify-items-start gap-0.5 max-md:justify-items-end">
      <StandingBadge standing={standing} />
      {reasons.length > 0 && (
        <span className="max-w-48 text-xs text-muted">{reasons.map((id) => REASON_WORDS[id]).join(', ')}</span>
      )}
    </span>
  ),
});

const attendance = ({ meetings }: Wiring): Column<CohortStudent> => ({
  key: 'attendance',
  header: 'Attendance',
  sortBy: ({ attendanceRate }) => attendanceRate,
  cell: ({ marks, attendanceRate }) => (
    <span className="flex items-center gap-x-3 gap-y-1 max-md:flex-col-reverse max-md:items-end">
      <AttendanceStrip
        columns={meetings.map(({ place, name }) => {
          const mark = marks[place];
          return [mark === undefined || mark === 'away' ? null : { mark, name }];
        })}
      />
      <span className="w-10 shrink-0 text-right text-sm font-semibold tabular-nums">{shareText(attendanceRate)}</span>
    </span>
  ),
});

const AVERAGE: Column<CohortStudent> = {
  key: 'average',
  header: 'Average',
  sortBy: ({ average }) => average,
  cell: ({ average, averages }) => (
    <span className="flex items-center gap-2 text-sm whitespace-nowrap max-md:justify-end">
      <span className="w-16 font-semibold tabular-nums">{gradeText(average)}</span>
      {averages.length > 1 && <Sparkline values={averages} range={rangeOf(averages)} label={courseText(averages)} />}
    </span>
  ),
};

/** Letters are about ten points apart, so a change of less than two of them is drawn as level. */
const SPREAD = 20;
function rangeOf(averages: readonly number[]): readonly [number, number] {
  const [low, high] = [Math.min(...averages), Math.max(...averages)];
  const more = Math.max(0, SPREAD - (high - low)) / 2;
  return [low - more, high + more];
}

/** Describes how averages developed: 'Average from 92 to 84 over 9 grades'. */
const courseText = (averages: readonly number[]) =>
  `Average from ${averages[0]} to ${averages.at(-1)} over ${averages.length} grades`;

const counted = (key: 'absences' | 'missed', header: string): Column<CohortStudent> => ({
  key,
  header,
  align: 'end',
  sortBy: (row) => row[key].count,
  cell: (row) => {
    const { count, limit } = row[key];
    return (
      <span className="text-sm whitespace-nowrap tabular-nums">{limit === null ? count : `${count} of ${limit}`}</span>
    );
  },
});

const CAREER: Column<CohortStudent> = {
  key: 'career',
  header: 'Milestones',
  align: 'end',
  sortBy: ({ careerCompletion }) => careerCompletion,
  cell: ({ careerCompletion }) => <span className="text-sm tabular-nums">{shareText(careerCompletion)}</span>,
};

/** The columns of the students; career staff see careers only. D-102 */
export const studentColumns = (wiring: Wiring): Column<CohortStudent>[] =>
  wiring.academic
    ? [
        WHO,
        standing(wiring.role),
        attendance(wiring),
        AVERAGE,
        counted('absences', 'Absences'),
        counted('missed', 'Missed work'),
      ]
    : [WHO, standing(wiring.role), CAREER];
