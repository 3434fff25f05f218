import { ability, type Viewer } from '#kernel/ability';
import { FAILURES, type Failure } from '#kernel/failure';
import { COURSE_RUNNERS, isStudent, MEETING_HOSTS, STUDENT, type Role } from '#kernel/roles';
import { MEETING } from './failures.ts';

/** The roles that take part in the virtual classroom. ROOM-014, D-066 */
export const CLASSROOM_ROLES: readonly Role[] = [STUDENT, ...MEETING_HOSTS];

/** The facts on which access to a meeting depends. */
export interface MeetingFacts {
  /** The account named by the call; only that of the caller is accepted. D-068 */
  readonly userAccountId: number;
  /** True if the class holds its own meetings and this is a class session. ROOM-001 */
  readonly dynamic: boolean;
  /** True if a meeting is running and can be entered. */
  readonly running: boolean;
}

const refuseOther = ({ userAccountId, dynamic }: MeetingFacts, { accountId }: Viewer): Failure | null => {
  if (userAccountId !== accountId) return FAILURES.FORBIDDEN;
  return dynamic ? null : MEETING.NOT_DYNAMIC;
};

/** Lets staff start or rejoin a meeting, and students join it while it runs. ROOM-002, ROOM-005, ROOM-009, D-068 */
export const joinMeeting = ability<MeetingFacts>('meeting.join', {
  roles: CLASSROOM_ROLES,
  refuse: (facts, viewer) =>
    refuseOther(facts, viewer) ?? (isStudent(viewer.role) && !facts.running ? MEETING.NOT_STARTED : null),
});

/** Specified by ROOM-004 and ROOM-010. */
export const endMeeting = ability<Omit<MeetingFacts, 'running'>>('meeting.end', {
  roles: MEETING_HOSTS,
  refuse: (facts, viewer) => refuseOther({ ...facts, running: true }, viewer),
});

/** Tells whether a meeting runs. ROOM-017 */
export const seeMeeting = ability('meeting.see', { roles: CLASSROOM_ROLES });

/** Lets staff choose which other sessions join the meeting. ROOM-007, ROOM-008, D-069 */
export const chooseJoinSessions = ability('meeting.chooseSessions', { roles: MEETING_HOSTS });

export interface RoomFacts {
  /** True if meetings take place in the built-in classroom. */
  readonly builtIn: boolean;
  readonly running: boolean;
  /** True if staff have removed the person. */
  readonly removed: boolean;
}

/** Lets people into the room of the built-in classroom and its chat. ROOM-005, D-068 */
export const enterRoom = ability<RoomFacts>('room.enter', {
  roles: CLASSROOM_ROLES,
  refuse: ({ builtIn, running, removed }) => {
    if (!builtIn) return MEETING.NO_ROOM;
    if (!running) return MEETING.NOT_STARTED;
    return removed ? MEETING.REMOVED : null;
  },
});

/** Lets people read the messages of a room, even after the meeting. */
export const readRoom = ability('room.read', { roles: CLASSROOM_ROLES });

/** Shows staff the capabilities of the meeting provider, and whether it works. */
export const seeMeetingProvider = ability('meeting.provider', { roles: COURSE_RUNNERS });

/** Shows staff who was in the room, beside the attendance table. */
export const seePresence = ability('room.presence', { roles: COURSE_RUNNERS });
