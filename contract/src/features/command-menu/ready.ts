import { checkInPhase, refuseCheckIn } from '#features/attendance/check-in';
import { isAttendanceLocked } from '#features/attendance/marking';
import type { AttendanceFacts } from '#features/attendance/statuses';
import { compareInstants, type Instant, type Zone } from '#kernel/clock';
import type { Role } from '#kernel/roles';
import { ACTIONS } from './actions.ts';
import type { ActionKey, ReadyAction } from './model.ts';

/** A current or upcoming session, with the facts that actions need. */
export interface CurrentSession extends AttendanceFacts {
  readonly id: number;
  readonly name: string;
  readonly endTime: Instant;
  /** False for office hours, which nobody has to attend. */
  readonly isClass: boolean;
  /** The number of active students without a status or an open request. SUCC-015 */
  readonly unmarked: number;
}

/** The parts of a class that may need action from one of its members. */
export interface CurrentClass {
  readonly role: Role;
  readonly zone: Zone;
  readonly checkInCodeRequired: boolean;
  readonly sessions: readonly CurrentSession[];
  /** The oldest ungraded work, and the amount of it. */
  readonly ungraded: {
    readonly title: string;
    readonly student: string;
    readonly assignmentId: number;
    readonly studentId: number;
  } | null;
  readonly ungradedCount: number;
  readonly nextDue: { readonly id: number; readonly title: string } | null;
  readonly pendingRequests: number;
}

type Facts = Omit<ReadyAction, 'action'>;
const of = ({ id, name }: CurrentSession, waiting = 1): Facts => ({
  subject: name,
  objectId: id,
  studentId: null,
  waiting,
});
const latest = (sessions: readonly CurrentSession[]) =>
  sessions.toSorted((a, b) => compareInstants(b.startTime, a.startTime))[0];

/** Finds the object of each action; null if there is nothing to do. SUCC-071 */
const OBJECTS: Readonly<Record<ActionKey, (here: CurrentClass, now: Instant) => Facts | null>> = {
  checkIn: ({ sessions }, now) => {
    const open = latest(sessions.filter((session) => refuseCheckIn(session, now) === null));
    return open ? of(open) : null;
  },
  submitNext: ({ nextDue }) => nextDue && { subject: nextDue.title, objectId: nextDue.id, studentId: null, waiting: 1 },
  takeAttendance: ({ sessions, role, zone }, now) => {
    const waits = ({ isClass, unmarked, startTime, endTime }: CurrentSession) =>
      isClass && unmarked > 0 && startTime <= now && !isAttendanceLocked({ startTime, endTime, zone }, role, now);
    const session = latest(sessions.filter(waits));
    return session ? of(session, session.unmarked) : null;
  },
  showRoomCode: ({ sessions, checkInCodeRequired }, now) => {
    const open = checkInCodeRequired
      ? latest(sessions.filter((each) => checkInPhase(each, now) === 'open'))
      : undefined;
    return open ? of(open) : null;
  },
  gradeNext: ({ ungraded, ungradedCount }) =>
    ungraded && {
      subject: `${ungraded.title} by ${ungraded.student}`,
      objectId: ungraded.assignmentId,
      studentId: ungraded.studentId,
      waiting: ungradedCount,
    },
  reviewRequests: ({ pendingRequests }) =>
    pendingRequests > 0 ? { subject: '', objectId: null, studentId: null, waiting: pendingRequests } : null,
};

/** The actions that have something to do, in their declared order. SUCC-071 */
export const readyActions = (
  here: CurrentClass,
  isOffered: (action: ActionKey) => boolean,
  now: Instant,
): ReadyAction[] =>
  (Object.keys(ACTIONS) as ActionKey[]).flatMap((action) => {
    const facts = isOffered(action) ? OBJECTS[action](here, now) : null;
    return facts ? [{ action, ...facts }] : [];
  });
