import { z } from 'zod';
import { CareerFeedback, Grade, SubmissionGrade } from '#features/coursework/model';
import { count, day, id, instant } from '#kernel/schema';
import { ROLES } from '#kernel/roles';

/** The student who did the work. The id is that of the account. D-012 */
export const Student = z.object({ id: id(), firstName: z.string(), lastName: z.string() });
export type Student = z.infer<typeof Student>;

/** Specified by SUBM-005. */
export const SubmissionUrl = z.object({ id: id(), submissionId: id(), url: z.string(), title: z.string().nullable() });
export type SubmissionUrl = z.infer<typeof SubmissionUrl>;

/** A comment in Markdown. SUBM-008; `editedAt` is added, so that an edited comment can be marked. */
export const SubmissionComment = z.object({
  id: id(),
  submissionId: id(),
  enrollmentId: id(),
  comment: z.string(),
  date: instant(),
  author: z.object({ firstName: z.string(), lastName: z.string() }),
  /** The picture of the author. D-051 */
  userAccountAvatar: z.string().nullable(),
  authorRole: z.object({ courseRoleCode: z.enum(ROLES) }),
  isPcCase: z.boolean(),
  editedAt: instant().nullable(),
});
export type SubmissionComment = z.infer<typeof SubmissionComment>;

/** An earlier version of a submission, from before it was submitted again. */
export const EarlierVersion = z.object({
  version: id(),
  notes: z.string(),
  urls: z.array(z.object({ url: z.string(), title: z.string().nullable() })),
  grade: Grade.nullable(),
  date: instant(),
});
export type EarlierVersion = z.infer<typeof EarlierVersion>;

/** A plagiarism report; only staff who run the course see it. D-094 */
export const SubmissionPlagiarism = z.object({
  status: z.enum(['suspected', 'confirmed', 'cleared']),
  note: z.string(),
  date: day(),
});

/**
 * A submission. SUBM-004. Added to the specification: the time of the first submission, the version, and the earlier
 * versions.
 */
export const Submission = z.object({
  id: id(),
  assignmentId: id(),
  studentEnrollmentId: id(),
  notes: z.string(),
  /** The time of the latest submission. */
  date: instant(),
  firstSubmittedAt: instant(),
  version: id(),
  resubmissionCount: count(),
  submissionUrlList: z.array(SubmissionUrl),
  submissionGrade: SubmissionGrade.nullable(),
  careerFeedback: CareerFeedback.nullable(),
  submissionCommentList: z.array(SubmissionComment),
  submissionPlagiarism: SubmissionPlagiarism.nullable(),
  student: Student,
  earlierVersions: z.array(EarlierVersion),
  /**
   * An addition to the specification: the version of the instructions that was valid when the work was submitted.
   * ADM-098
   */
  instructions: z.object({ version: id(), isLatest: z.boolean() }),
  /**
   * An addition to the specification: the class and the assignment from which a transfer has copied it. ADM-035, D-183
   */
  copiedFrom: z.object({ code: z.string(), title: z.string() }).nullable(),
});
export type Submission = z.infer<typeof Submission>;

/** A comment that a staff member has saved for later. */
export const SavedComment = z.object({ id: id(), comment: z.string(), updatedAt: instant() });
export type SavedComment = z.infer<typeof SavedComment>;
