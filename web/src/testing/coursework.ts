import type { Assignment } from '@bcs/contract/features/coursework/model';
import type { Submission, SubmissionComment } from '@bcs/contract/features/submissions/model';
import type { Output } from '#lib/api.ts';

const DAY = '2026-03-11T22:00:00.000Z';

/** Makes an academic assignment that has long been open. */
export const assignment = (over: Partial<Assignment> = {}): Assignment => ({
  id: 12,
  courseId: 77,
  contextId: 1,
  title: 'Team Profile Generator',
  assignmentDate: '2026-03-01',
  dueDate: '2099-03-11T22:00:00.000Z',
  effectiveDueDate: '2099-03-11T22:00:00.000Z',
  bufferDays: 0,
  required: true,
  requiredForGraduation: false,
  assignmentHeader: { header: 'A page for the team.' },
  assignmentContent: { content: 'Build it.' },
  assignmentHours: { minHours: null, maxHours: null },
  context: { id: 1, contextCode: 'academic' },
  prework: false,
  isArchived: false,
  submissionGrade: null,
  submittedStudentCount: null,
  gradedStudentCount: null,
  resubmissionCount: 0,
  commentsCount: 0,
  submissionStatus: 'Submitted',
  submittedAt: DAY,
  wasThere: true,
  ...over,
});

export const comment = (id: number, text: string): SubmissionComment => ({
  id,
  submissionId: 30,
  enrollmentId: 7,
  comment: text,
  date: DAY,
  author: { firstName: 'Maya', lastName: 'Okafor' },
  userAccountAvatar: null,
  authorRole: { courseRoleCode: 'student' },
  isPcCase: false,
  editedAt: null,
});

/** Makes Maya's work on the assignment. */
export const submission = (over: Partial<Submission> = {}): Submission => ({
  id: 30,
  assignmentId: 12,
  studentEnrollmentId: 7,
  notes: '',
  date: DAY,
  firstSubmittedAt: DAY,
  version: 1,
  resubmissionCount: 0,
  submissionUrlList: [{ id: 1, submissionId: 30, url: 'https://github.com/maya/team', title: null }],
  submissionGrade: null,
  careerFeedback: null,
  submissionCommentList: [],
  submissionPlagiarism: null,
  student: { id: 5, firstName: 'Maya', lastName: 'Okafor' },
  earlierVersions: [],
  instructions: { version: 1, isLatest: true },
  copiedFrom: null,
  ...over,
});

const whose = {
  student: { id: 5, firstName: 'Maya', lastName: 'Okafor' },
  studentEnrollmentId: 7,
  userAccountAvatar: null,
  stays: [{ from: '2026-01-05T12:00:00.000Z', until: null }],
  isBlocked: false,
};

/** Makes the answer for the pages of an assignment. */
export const detail = (work: Submission | null, task = assignment()): Output<'courseworkDetail'> => ({
  assignment: task,
  milestoneTypes: [],
  students: [{ ...whose, submission: work, status: work ? 'Submitted & Ungraded' : 'Unsubmitted' }],
});

/** Makes the answer for the grading page. */
export const gradedAnswer = (work: Submission, task = assignment()): Output<'grade'> => ({
  ...whose,
  assignment: task,
  submission: work,
  gradeHistory: [],
});

/** The answer if there is no other submission to go to. */
export const NO_NEIGHBOURS: Output<'ungradedNeighbours'> = {
  next: null,
  previous: null,
  waiting: 0,
  sameAssignment: { next: null, previous: null, waiting: 0 },
};
