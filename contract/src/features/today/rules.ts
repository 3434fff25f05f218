import { checkInPhase } from '#features/attendance/check-in';
import { attendanceLocksAt } from '#features/attendance/marking';
import { isUnrecorded } from '#features/attendance/statuses';
import { refuseChat } from '#features/chat/offer';
import { npsWindow, npsWindowOpen } from '#features/nps/window';
import { showsCareerServicesEvents } from '#features/enrollments/hidden';
import { isCommentUnanswered, isWaiting } from '#features/grading/mark';
import { CLASS_SESSION } from '#features/sessions/categories';
import { earlier, type Instant } from '#kernel/clock';
import { OVERSEERS, SSM_TYPE } from '#kernel/roles';
import type { LineFacts, MarkedWork, NpsOfClass, TodayClass, UndecidedRequests, UnrecordedStudents } from './facts.ts';
import { LINES } from './kinds.ts';
import type { LineKind } from './model.ts';

/** The tasks of one kind that wait in one class, or in one session of it. */
export interface WaitingTasks {
  readonly objectId: number | null;
  readonly subject: string | null;
  readonly count: number;
  /** The deadline; null if there is none. */
  readonly due: Instant | null;
  /** The time since when the oldest task has been waiting. */
  readonly since: Instant | null;
}

interface Piece {
  readonly count: number;
  readonly oldest: Instant;
}

/** Combines equal tasks into one line; none if nothing waits. */
function together(pieces: readonly Piece[], due: Instant | null = null): WaitingTasks[] {
  const count = pieces.reduce((sum, each) => sum + each.count, 0);
  const [first] = pieces;
  if (!first || count === 0) return [];
  const since = pieces.reduce((oldest, each) => earlier(oldest, each.oldest), first.oldest);
  return [{ objectId: null, subject: null, count, due, since }];
}

/** Finds ungraded work, by the same function that decides about a cell of the gradebook. SUCC-010 */
const ungraded = (works: readonly MarkedWork[]) => together(works.filter((work) => isWaiting(work.mark, work)));

const requests = (rows: readonly UndecidedRequests[]) => {
  const starts = rows.flatMap(({ nextStart }) => nextStart ?? []);
  return together(rows, starts.length === 0 ? null : starts.reduce(earlier));
};

/**
 * Finds class sessions without attendance after their check-in window: teachers see them until attendance locks, and
 * afterwards those who may change locked attendance. Overseers see both. SUCC-015, D-076, D-108
 */
function sessions(rows: readonly UnrecordedStudents[], { role, timeZone }: TodayClass, now: Instant): WaitingTasks[] {
  const open = rows.filter((row) => {
    const locked = now >= attendanceLocksAt(row.startTime, timeZone, row.endTime);
    const ours = OVERSEERS.includes(role) || locked === SSM_TYPE.includes(role);
    const over = row.categoryCode === CLASS_SESSION && checkInPhase(row, now) === 'ended';
    return ours && over && isUnrecorded({ status: 'none', request: row.request });
  });
  return [...Map.groupBy(open, ({ sessionId }) => sessionId).values()].flatMap((alike) =>
    alike.slice(0, 1).map(({ sessionId, name, startTime, endTime }) => {
      const locksAt = attendanceLocksAt(startTime, timeZone, endTime);
      return {
        objectId: sessionId,
        subject: name,
        count: alike.reduce((sum, { count }) => sum + count, 0),
        due: now < locksAt ? locksAt : null,
        since: startTime,
      };
    }),
  );
}

/** Finds surveys that could be enabled but are not. SUCC-012, D-062, D-063 */
const survey = (rows: readonly NpsOfClass[], { timeZone }: TodayClass, now: Instant): WaitingTasks[] =>
  rows
    .filter((course) => !course.endSurveyEnabled && npsWindowOpen(course, timeZone, now))
    .map((course) => {
      const { opens, closes } = npsWindow(course, timeZone);
      return { objectId: null, subject: null, count: 1, due: closes, since: opens };
    });

const hidesCareer = ({ cohortUiControl }: TodayClass) => !showsCareerServicesEvents(cohortUiControl);

type Rules = { readonly [Kind in LineKind]: (rows: LineFacts[Kind], of: TodayClass, now: Instant) => WaitingTasks[] };

/**
 * The rules that find the waiting tasks in the facts of one class. Each is pure, and uses the same rule as its page.
 * SUCC-010
 */
export const RULES: Rules = {
  attendance: sessions,
  remoteRequests: requests,
  npsSurvey: survey,
  grading: ungraded,
  comments: (works) => together(works.filter(isCommentUnanswered)),
  careerFeedback: (works, of) => (hidesCareer(of) ? [] : ungraded(works)),
  chats: (rows, of) => (refuseChat(of, of) ? [] : together(rows)),
  supportCases: (rows) => together(rows),
  refusedAddresses: (rows) => together(rows),
  chatBridges: (rows) => together(rows),
};

/**
 * The way in which a kind of line is shown in a class: as a task, as a number only, or not at all. SUCC-011 to SUCC-014
 */
export function lineModeOf(kind: LineKind, { role, canManageAttendance }: TodayClass): 'own' | 'read-only' | null {
  const { roles, overseen } = LINES[kind];
  if (roles.includes(role)) return 'own';
  if (!OVERSEERS.includes(role)) return null;
  if (kind === 'remoteRequests' && canManageAttendance) return 'own';
  return overseen ? 'read-only' : null;
}
