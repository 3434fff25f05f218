import type { EarlierVersion, Submission } from '@bcs/contract/features/submissions/model';

/** The work that was submitted at one time, or the one that is submitted now. */
export type Version = Pick<EarlierVersion, 'version' | 'notes' | 'urls' | 'grade' | 'date'>;

/** The work as it stands, in the form of its earlier versions. */
export const currentVersion = (submission: Submission): Version => ({
  version: submission.version,
  notes: submission.notes,
  urls: submission.submissionUrlList,
  grade: submission.submissionGrade?.grade ?? null,
  date: submission.date,
});
