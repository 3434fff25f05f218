import { plus, HOUR } from '#kernel/clock';
import type { GraduationItem, GraduationRecord, GraduationSession } from './model.ts';

/** Records for tests: that of Maya, with the changes that a test needs. */

export const NOW = '2026-03-11T22:00:00.000Z';
export const days = (count: number) => plus(NOW, count * 24 * HOUR);

export const session = (id: number, over: Partial<GraduationSession> = {}): GraduationSession => ({
  id,
  name: `Session ${id}`,
  chapter: null,
  startTime: days(id),
  endTime: plus(days(id), HOUR),
  contextId: 1,
  statusCode: 'none',
  request: null,
  wasThere: true,
  ...over,
});
export type RecordedSubmission = NonNullable<GraduationItem['submission']>;
export const work = (over: Partial<RecordedSubmission> = {}): RecordedSubmission => ({
  firstSubmittedAt: days(-9),
  grade: null,
  careerFeedbackStatusId: null,
  resubmissionCount: 0,
  ...over,
});
export const item = (id: number, over: Partial<GraduationItem> = {}): GraduationItem => ({
  id,
  title: `Item ${id}`,
  contextId: 1,
  effectiveDueDate: days(id),
  required: true,
  requiredForGraduation: false,
  prework: false,
  wasThere: true,
  submission: null,
  ...over,
});
export const record = (over: Partial<GraduationRecord> = {}): GraduationRecord => ({
  student: { id: 1, firstName: 'Maya', lastName: 'Okafor' },
  studentEnrollmentId: 7,
  graduationRequirements: {
    maxAbsence: 2,
    maxRemoteAttendance: 1,
    maxMissedGeneralAssignment: 1,
    maxMissedRequiredAssignment: 0,
    minimumScoreRequired: 74,
  },
  sessions: [],
  items: [],
  ...over,
});
export const limits = (over: Partial<GraduationRecord['graduationRequirements']>) => ({
  graduationRequirements: { ...record().graduationRequirements, ...over },
});
