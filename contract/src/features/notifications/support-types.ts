import { always } from './links.ts';
import type { NotificationRecord, OfStudent } from './record.ts';

interface AboutCase {
  /** Category and subcategory. */
  readonly subject: string;
}

const SUPPORT_ANSWERED: NotificationRecord<AboutCase & OfStudent> = {
  group: 'none',
  recipients: () => ['student'],
  content: ({ subject }) => ({ message: `Your support request about ${subject} was answered.` }),
  target: { student: always('/support') },
  undone: null,
};

const SUPPORT_REPLIED: NotificationRecord<AboutCase & { readonly student: string }> = {
  group: 'none',
  recipients: () => ['ssm'],
  content: ({ student, subject }) => ({ message: `${student} replied about ${subject}.` }),
  target: { ssm: always('/support-desk') },
  undone: null,
};

/** The notifications about support requests. Annex F */
export const SUPPORT_TYPES = { SUPPORT_ANSWERED, SUPPORT_REPLIED };
