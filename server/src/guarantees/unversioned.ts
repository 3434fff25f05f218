import type { CallName } from '@bcs/contract/contract';

/**
 * Writes of administration that replace nothing which somebody else could have edited meanwhile, each with its reason.
 * Whatever edits an object takes its version instead (`edits`). ADM-115
 */
export const UNVERSIONED: Partial<Record<CallName, string>> = {
  saveAdminDraft: 'the latest of the own words counts',
  confirmPassword: 'it changes nothing that others see',
  createPerson: 'it makes something new',
  invitePeople: 'it sends something; who was invited today already is left out',
  giveGrant: 'it makes something new',
  endGrant: 'a grant ends once, and nothing is written about it; GRANT_ENDED otherwise',
  setCanManageAttendance: 'one switch: a newer position is either the same or the one that was seen',
  setPersonActive: 'one switch, as above; the history keeps every reason',
  unlockPerson: 'it does something and replaces no text',
  endSignIns: 'it does something and replaces no text',
  startPasswordReset: 'it does something and replaces no text',
  resetSecondFactor: 'it does something and replaces no text',
  changeLoginEmail: 'one value, which counts only once its own link was opened',
  mergePeople: 'the digest of the preview says what was seen; MERGE_CHANGED',
  undoMerge: 'it can be undone once; MERGE_OVER and MERGE_MOVED_ON',
  saveStandingRole: 'the digest of the preview says what was seen; STANDING_ROLE_CHANGED',
  endStandingRole: 'it ends once; NO_STANDING_ROLE',
  endEnrollment: 'it ends once; ENROLLMENT_CHANGED',
  resumeEnrollment: 'it goes on once; ENROLLMENT_CHANGED',
  changeEnrollmentRole: 'another role is another enrollment; ENROLLMENT_CHANGED',
  saveEnrollments: 'the digest of the preview says what was seen; ROSTER_CHANGED',
  skipSetupStep: 'one reason for one step',
  removeDemo: 'it removes what was planted',
  auditEntries: 'it reads',
  exportAuditEntries: 'it reads',
  uploadImport: 'it makes something new',
  mapImport: 'nothing is written before the preview that follows from it is applied by its digest',
  correctImport: 'one cell at a time, of a file that is applied by the digest of its preview',
  importPreview: 'it reads',
  applyImport: 'the digest of the preview says what was seen; IMPORT_OUTDATED',
  cancelImport: 'an import ends once; IMPORT_IS_OVER',
  previewUndoImport: 'it reads',
  undoImport: 'the digest of the preview says what was seen; IMPORT_OUTDATED',
  makeBackup: 'it makes something new',
  retryJob: 'it does something and replaces no text',
  sendTestMail: 'it does something and replaces no text',
};
