import {
  courseDayText,
  daysText,
  shareText,
  startedText,
  partOfWork,
  workPartsText,
} from '@bcs/contract/features/cohort-health/words';
import type { CohortRow } from '@bcs/contract/features/cohort-health/model';
import { countText } from '@bcs/contract/features/cohort-health/small-groups';
import { gradebookContent } from '@bcs/contract/features/grading/rights';
import { dateText } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import type { Column } from '#kit/column.ts';
import { ProgressBar } from '#kit/progress-bar.tsx';
import { Sparkline } from '#kit/plot/sparkline.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { Meaning } from './meaning.tsx';
import { courseText } from './pulse-words.ts';
import { StandingBar } from './standing-bar.tsx';

export const isRunning = ({ courseDay, courseDays }: CohortRow): boolean => courseDay > 0 && courseDay <= courseDays;
export const hasEnded = ({ courseDay, courseDays }: CohortRow): boolean => courseDay > courseDays;

/** Says which work the figures of a row count, if that is not all work of the class. D-241 */
function partText(role: Role): string | null {
  const part = partOfWork(role);
  return part === null ? null : `${part} work only`;
}

const [FIGURE, MORE] = ['font-semibold whitespace-nowrap tabular-nums', 'text-xs text-muted'];

/** A share, with the numbers behind it. */
const share = (now: number | null, values: readonly (number | null)[], over: string) => (
  <span className="flex items-center gap-2 max-md:justify-end">
    <span className={`${FIGURE} w-10`}>{shareText(now)}</span>
    {values.length > 1 && <Sparkline values={values} label={courseText(over, values, '%')} />}
  </span>
);

/**
 * The columns of the classes beside each other. SUCC-064
 * Still missing, one entry each when they come: cases new and open, and the greatest age of a case without owner
 * (success queue); survey figures, which need more than half and at least five answers (D-147, D-193).
 */
const COLUMNS: readonly (Column<CohortRow> & { readonly academic?: true })[] = [
  {
    key: 'class',
    header: 'Class',
    rowHeader: true,
    cell: ({ courseId, cohortName, code, startDate, role }) => (
      <span className="grid">
        <TextLink to="/cohort/$courseId" params={{ courseId: String(courseId) }} className="w-fit text-ink!">
          {cohortName}
        </TextLink>
        <span className={`${MORE} font-normal`}>
          {[code, dateText(startDate), partText(role)].filter((part) => part !== null).join(' · ')}
        </span>
      </span>
    ),
  },
  {
    key: 'day',
    header: 'Day',
    cell: (row) => (
      <span className="grid gap-1 whitespace-nowrap tabular-nums">
        <span className="text-sm">{courseDayText(row)}</span>
        {isRunning(row) && (
          <ProgressBar label="Day of the course" value={row.courseDay} max={row.courseDays} className="w-20" />
        )}
      </span>
    ),
  },
  {
    key: 'students',
    header: 'Students',
    aside: <Meaning of="Students" terms={['Who is counted', 'Fewer than 5']} />,
    cell: ({ active, started, left, courseDay }) => (
      <span className="grid">
        <span className={FIGURE}>{active}</span>
        {courseDay > 0 && (
          <span className={MORE}>
            {startedText(started)} started, {countText(left)} left
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'attendance',
    header: 'Attendance',
    aside: <Meaning of="Attendance" terms={['Attendance']} />,
    academic: true,
    cell: ({ attendance, attendanceByMeeting }) =>
      share(attendance, attendanceByMeeting, 'Attendance of the last classes'),
  },
  {
    key: 'inTime',
    header: 'On time',
    aside: <Meaning of="On time" terms={['Submitted on time', 'Academic, career']} />,
    cell: ({ submittedInTime, inTimeByItem, academic }) => (
      <span className="grid">
        {share(submittedInTime, inTimeByItem, 'The last work that was due')}
        {academic && academic.submittedInTime !== null && (
          <span className={MORE}>{shareText(academic.submittedInTime)} of academic work</span>
        )}
      </span>
    ),
  },
  {
    key: 'graduation',
    header: 'Graduation',
    aside: <Meaning of="Graduation" terms={['On track', 'At risk', 'Off track']} />,
    // a student whose class has not begun is neither on track nor off it
    cell: (row) => (row.courseDay === 0 ? '–' : <Graduation row={row} />),
  },
  {
    key: 'waiting',
    header: 'To grade',
    aside: <Meaning of="To grade" terms={['To grade', 'Academic, career']} />,
    cell: ({ waiting, oldestWaiting, academic }) => (
      <span className="grid">
        <span className={FIGURE}>{waiting}</span>
        {waiting > 0 && (
          <span className={MORE}>
            {academic && `${workPartsText(waiting, academic.waiting)}. `}Oldest: {daysText(oldestWaiting)}
          </span>
        )}
      </span>
    ),
  },
];

const Graduation = ({ row: { standings, academic } }: { row: CohortRow }) => (
  <span className="grid gap-1 max-md:justify-items-end">
    <StandingBar standings={standings} />
    <span className={MORE}>
      {countText(standings['on track'])} on track, {countText(standings['at risk'])} at risk,{' '}
      {countText(standings['off track'])} off track
      {academic && `. By academic work alone ${countText(academic.standings['on track'])} on track`}
    </span>
  </span>
);

const seesLetters = (role: Role) => gradebookContent(role) !== 'career';

/** The columns for roles, of which one at least must see more than careers for the others. D-102 */
export const classColumns = (roles: readonly Role[]): Column<CohortRow>[] =>
  COLUMNS.filter(({ academic }) => !academic || roles.some(seesLetters));
