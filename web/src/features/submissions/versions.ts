import type { EarlierVersion, Submission } from '@bcs/contract/features/submissions/model';

/** The work that was submitted at one time, or the one that is submitted now. */
export type SubmittedVersion = Pick<EarlierVersion, 'version' | 'notes' | 'urls' | 'grade' | 'date'>;

/** The work as it is, in the form of its earlier versions. */
export const currentVersion = (submission: Submission): SubmittedVersion => ({
  version: submission.version,
  notes: submission.notes,
  urls: submission.submissionUrlList,
  grade: submission.submissionGrade?.grade ?? null,
  date: submission.date,
});
