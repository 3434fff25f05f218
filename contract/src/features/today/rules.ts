import { checkInPhase } from '#features/attendance/check-in';
import { attendanceLocksAt } from '#features/attendance/marking';
import { isUnrecorded } from '#features/attendance/statuses';
import { refuseChat } from '#features/chat/offer';
import { npsWindow, npsWindowOpen } from '#features/nps/window';
import { showsCareerServicesEvents } from '#features/enrollments/hidden';
import { commentWaits, isWaiting } from '#features/grading/mark';
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
  /** The time until which it has to be settled; null without a deadline. */
  readonly due: Instant | null;
  /** Since when the oldest of it waits. */
  readonly since: Instant | null;
}

interface Piece {
  readonly count: number;
  readonly oldest: Instant;
}

/** All that is alike in one line; nothing where nothing waits. */
function together(pieces: readonly Piece[], due: Instant | null = null): WaitingTasks[] {
  const count = pieces.reduce((sum, each) => sum + each.count, 0);
  const [first] = pieces;
  if (!first || count === 0) return [];
  const since = pieces.reduce((oldest, each) => earlier(oldest, each.oldest), first.oldest);
  return [{ objectId: null, subject: null, count, due, since }];
}

/** Work that waits for a judgment; the same function decides about a cell of the gradebook. SUCC-010 */
const ungraded = (works: readonly MarkedWork[]) => together(works.filter((work) => isWaiting(work.mark, work)));

const requests = (rows: readonly UndecidedRequests[]) => {
  const starts = rows.flatMap(({ nextStart }) => nextStart ?? []);
  return together(rows, starts.length === 0 ? null : starts.reduce(earlier));
};

/**
 * A class session waits once its check-in window is over: for those who teach until its lock, then for those whom no
 * lock stops. Those who oversee see both. SUCC-015, D-076, D-108
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

/** The survey can be enabled, and is not. SUCC-012, D-062, D-063 */
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
 * The rules that find in the facts of one class what waits in it. Each is pure, and asks the rule that its screen asks.
 * SUCC-010
 */
export const RULES: Rules = {
  attendance: sessions,
  remoteRequests: requests,
  npsSurvey: survey,
  grading: ungraded,
  comments: (works) => together(works.filter(commentWaits)),
  careerFeedback: (works, of) => (hidesCareer(of) ? [] : ungraded(works)),
  chats: (rows, of) => (refuseChat(of, of) ? [] : together(rows)),
  supportCases: (rows) => together(rows),
  refusedAddresses: (rows) => together(rows),
  chatBridges: (rows) => together(rows),
};

/** The way a kind of line is shown in a class: to be settled, only as a number, or not at all. SUCC-011 to SUCC-014 */
export function standingOf(kind: LineKind, { role, canManageAttendance }: TodayClass): 'own' | 'read-only' | null {
  const { roles, overseen } = LINES[kind];
  if (roles.includes(role)) return 'own';
  if (!OVERSEERS.includes(role)) return null;
  if (kind === 'remoteRequests' && canManageAttendance) return 'own';
  return overseen ? 'read-only' : null;
}
