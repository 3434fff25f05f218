import { ability, type Viewer } from '#kernel/ability';
import { FAILURES, type Failure } from '#kernel/failure';
import { COURSE_RUNNERS, isStudent, MEETING_HOSTS, STUDENT, type Role } from '#kernel/roles';
import { MEETING } from './failures.ts';

/** The roles that have a virtual classroom at all. ROOM-014, D-066 */
export const CLASSROOM_ROLES: readonly Role[] = [STUDENT, ...MEETING_HOSTS];

/** The facts that a meeting is judged by. */
export interface MeetingFacts {
  /** The account that the call names: only the caller's own counts. D-068 */
  readonly userAccountId: number;
  /** The course opens its own meetings, and the session is one of the class. ROOM-001 */
  readonly dynamic: boolean;
  /** A meeting runs, and people can enter it. */
  readonly running: boolean;
}

const refuseOther = ({ userAccountId, dynamic }: MeetingFacts, { accountId }: Viewer): Failure | null => {
  if (userAccountId !== accountId) return FAILURES.FORBIDDEN;
  return dynamic ? null : MEETING.NOT_DYNAMIC;
};

/** Staff start a meeting, or come back to it; students come once it runs. ROOM-002, ROOM-005, ROOM-009, D-068 */
export const joinMeeting = ability<MeetingFacts>('meeting.join', {
  roles: CLASSROOM_ROLES,
  refuse: (facts, viewer) =>
    refuseOther(facts, viewer) ?? (isStudent(viewer.role) && !facts.running ? MEETING.NOT_STARTED : null),
});

/** ROOM-004, ROOM-010 */
export const endMeeting = ability<Omit<MeetingFacts, 'running'>>('meeting.end', {
  roles: MEETING_HOSTS,
  refuse: (facts, viewer) => refuseOther({ ...facts, running: true }, viewer),
});

/** Tells whether a meeting runs. ROOM-017 */
export const seeMeeting = ability('meeting.see', { roles: CLASSROOM_ROLES });

/** Which other sessions join it. ROOM-007, ROOM-008, D-069 */
export const chooseJoinSessions = ability('meeting.chooseSessions', { roles: MEETING_HOSTS });

export interface RoomFacts {
  /** The meetings are held in our own rooms. */
  readonly builtIn: boolean;
  readonly running: boolean;
  /** Staff have sent the person out. */
  readonly removed: boolean;
}

/** Into the room of the built-in classroom, and what is written there. ROOM-005, D-068 */
export const enterRoom = ability<RoomFacts>('room.enter', {
  roles: CLASSROOM_ROLES,
  refuse: ({ builtIn, running, removed }) => {
    if (!builtIn) return MEETING.NO_ROOM;
    if (!running) return MEETING.NOT_STARTED;
    return removed ? MEETING.REMOVED : null;
  },
});

/** The right to read the messages of a room, also after the meeting. */
export const readRoom = ability('room.read', { roles: CLASSROOM_ROLES });

/** The right to see the capabilities of the classroom, and whether it works. */
export const seeMeetingProvider = ability('meeting.provider', { roles: COURSE_RUNNERS });

/** Shows who was in the room, beside the attendance table. */
export const seePresence = ability('room.presence', { roles: COURSE_RUNNERS });
