import { fullName } from '@bcs/contract/kernel/full-name';
import { remainingAbsences } from '@bcs/contract/features/attendance/statuses';
import { attendanceRate, exactAttendanceRate } from '@bcs/contract/features/student-page/attendance-rate';
import type { StudentRow } from '@bcs/contract/features/student-page/model';
import { daysBetween, type Day } from '@bcs/contract/kernel/clock';
import { sortRows, type Sort, type Sortable } from '#kit/sort.ts';
import { hasWords } from '#lib/plain-text.ts';
import type { StudentFilter, StudentsSearch, StudentSort } from './students-search.ts';

/** The number of days of absence after which somebody should ask about a student. */
const AWAY_DAYS = 7;

/** The measure by which the figures of a row are judged. */
export interface StudentMeasure {
  readonly today: Day;
  /** The number of absences that the course allows; null without a limit. */
  readonly maxAbsence: number | null;
}

/** The order of the list before anybody sorts it. */
const BY_NAME: Sort = { column: 'name', descending: false };

/** The value by which each column is sorted. The server sends the list in order of name. */
const BY: Readonly<Record<Exclude<StudentSort, 'name'>, (row: StudentRow) => Sortable>> = {
  attendance: ({ attendance }) => exactAttendanceRate(attendance),
  average: ({ roundAcademicAverageValue }) => roundAcademicAverageValue,
  overdue: ({ overdueCount }) => overdueCount,
  seen: ({ lastSeenOn }) => lastSeenOn ?? '',
};

export const toSort = ({ sort, order }: StudentsSearch): Sort =>
  sort || order ? { column: sort ?? 'name', descending: order === 'desc' } : BY_NAME;

/** Writes an order into the search of the address; the default order is left out. */
export const searchOfSort = ({ column, descending }: Sort): Pick<StudentsSearch, 'sort' | 'order'> => ({
  ...(column !== 'name' && { sort: column as StudentSort }),
  ...(descending && { order: 'desc' }),
});

/** Returns how many days ago somebody was last seen; null if it is unknown. */
export const daysSinceSeen = (
  { lastSeenOn }: Pick<StudentRow, 'lastSeenOn'>,
  { today }: StudentMeasure,
): number | null => (lastSeenOn === null ? null : Math.max(0, daysBetween(lastSeenOn, today)));

/** Tells whether at most one more absence is allowed. */
export const isNearLimit = ({ attendance }: Pick<StudentRow, 'attendance'>, { maxAbsence }: StudentMeasure): boolean =>
  (remainingAbsences(maxAbsence, attendance.absent) ?? Infinity) <= 1;

const PASSES: Readonly<Record<StudentFilter, (row: StudentRow, measure: StudentMeasure) => boolean>> = {
  all: () => true,
  overdue: ({ overdueCount }) => overdueCount > 0,
  absent: isNearLimit,
  away: (row, measure) => (daysSinceSeen(row, measure) ?? Infinity) >= AWAY_DAYS,
};

/** Tells whether every word occurs in the name, the e-mail or the GitHub name. */
const matches = ({ student: { firstName, lastName, email, githubUserName } }: StudentRow, query: string): boolean =>
  hasWords(`${fullName({ firstName, lastName })} ${email} ${githubUserName ?? ''}`, query);

/** Counts the students that a filter choice matches. */
export const countStudents = (rows: readonly StudentRow[], filter: StudentFilter, measure: StudentMeasure): number =>
  rows.filter((row) => PASSES[filter](row, measure)).length;

/** The students that the search and the filter leave, in their order. */
export function filterStudents(
  rows: readonly StudentRow[],
  search: StudentsSearch,
  measure: StudentMeasure,
): StudentRow[] {
  const found = rows.filter(
    (row) => PASSES[search.show ?? 'all'](row, measure) && (search.q === undefined || matches(row, search.q)),
  );
  const { column, descending } = toSort(search);
  if (column === 'name') return descending ? found.toReversed() : found;
  return sortRows(found, BY[column as keyof typeof BY], descending);
}

/** Formats an attendance rate: '94%'. */
export const rateText = ({ attendance }: Pick<StudentRow, 'attendance'>): string | null => {
  const rate = attendanceRate(attendance);
  return rate === null ? null : `${rate}%`;
};
