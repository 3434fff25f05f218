import { caseOfDesk, ownCase } from './links.ts';
import type { NotificationRecord, OfStudent } from './record.ts';

export interface AboutCase {
  readonly caseId: number;
  /** Category and subcategory. */
  readonly subject: string;
}

const SUPPORT_ANSWERED: NotificationRecord<AboutCase & OfStudent> = {
  group: 'none',
  recipients: () => ['student'],
  facts: ['caseId', 'subject'],
  content: ({ caseId, subject }) => ({ message: `Your support request about ${subject} was answered.`, caseId }),
  target: { student: ownCase },
  about: ({ caseId }) => `case-${caseId}`,
  undone: null,
};

const SUPPORT_REPLIED: NotificationRecord<AboutCase & { readonly student: string }> = {
  group: 'none',
  recipients: () => ['ssm'],
  facts: ['caseId', 'student', 'subject'],
  content: ({ caseId, student, subject }) => ({ message: `${student} replied about ${subject}.`, caseId }),
  target: { ssm: caseOfDesk },
  about: ({ caseId }) => `case-${caseId}`,
  undone: null,
};

/** The notifications about support requests. Annex F */
export const SUPPORT_TYPES = { SUPPORT_ANSWERED, SUPPORT_REPLIED };
