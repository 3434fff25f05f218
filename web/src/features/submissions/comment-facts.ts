import type { CommentedWork } from '@bcs/contract/features/submissions/comments';

/** What the comment rules ask of a submission. */
export type CommentFacts = CommentedWork & { studentEnrollmentId: number };
