import type { ActionKey, ReadyAction } from './model.ts';

interface Declared {
  readonly title: string;
  /** Names the object of the action and how many there are. */
  readonly object: (ready: ReadyAction) => string;
  /** The path of the page where it is done. */
  readonly path: (ready: ReadyAction) => string;
}

/** All actions that apply to a certain object. SUCC-071 */
export const ACTIONS: Readonly<Record<ActionKey, Declared>> = {
  checkIn: {
    title: 'Check in',
    object: ({ subject }) => subject,
    path: ({ objectId }) => `/attendance/check-in/${objectId}`,
  },
  submitNext: {
    title: 'Submit next',
    object: ({ subject }) => subject,
    path: ({ objectId }) => `/coursework/${objectId}/submit`,
  },
  takeAttendance: {
    title: 'Take attendance',
    object: ({ subject }) => subject,
    path: ({ objectId }) => `/sessions/${objectId}`,
  },
  showRoomCode: {
    title: 'Show the room code',
    object: ({ subject }) => subject,
    path: ({ objectId }) => `/sessions/${objectId}/room`,
  },
  gradeNext: {
    title: 'Grade next',
    object: ({ subject, waiting }) => `${subject} · ${waiting} to grade`,
    path: ({ objectId, studentId }) => `/gradebook/${objectId}/grade/${studentId}`,
  },
  reviewRequests: {
    title: 'Review remote requests',
    object: ({ waiting }) => `${waiting} to review`,
    path: () => '/remote-attendance-requests',
  },
};
