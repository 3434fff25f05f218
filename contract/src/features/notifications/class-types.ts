import { CONTEXT_NAMES, type ContextCode } from '#features/enrollments/contexts';
import type { Instant } from '#kernel/clock';
import { ROLE_NAMES, type Role } from '#kernel/roles';
import { announcement, rosterOf, always, caseOfDesk, ownCase } from './links.ts';
import type { NotificationRecord, OfStudent } from './record.ts';

export interface Announced {
  readonly announcementId: number;
  readonly title: string;
  readonly contextCode: ContextCode;
  /** The time of the last change: each version is told once. */
  readonly updatedAt: Instant;
  /** Tells whether its readers are notified of a change. */
  readonly again: boolean;
  readonly author: string;
  readonly authorEnrollmentId: number;
}

/** Something was announced, once it is active; put off to a later day, or changed with that wish, it is told anew. Annex F, D-238 */
export const ANNOUNCEMENT: NotificationRecord<Announced, Pick<Announced, 'announcementId' | 'title'>> = {
  group: 'none',
  recipients: () => ['student', 'instructor', 'ta', 'ssm', 'cd'],
  except: ({ authorEnrollmentId }) => authorEnrollmentId,
  facts: ['announcementId', 'title', 'contextCode', 'author', 'again'],
  content: ({ announcementId, title, contextCode, author, again }) => ({
    message: again ? `${author} changed an announcement: ${title}` : `New announcement from ${author}: ${title}`,
    announcementId,
    context: CONTEXT_NAMES[contextCode],
  }),
  target: { student: announcement, instructor: announcement, ta: announcement, ssm: announcement, cd: announcement },
  once: ({ announcementId, updatedAt }) => `announcement-${announcementId}-${updatedAt}`,
  about: ({ announcementId }) => `announcement-${announcementId}`,
  undone: {
    cause: ({ announcementId }) => `announcement-${announcementId}`,
    content: ({ title }) => ({ message: `This announcement was taken back: ${title}` }),
  },
};

export interface OwnGrant {
  /** The enrollment of the person who has enrolled the own account. */
  readonly enrollmentId: number;
  readonly person: string;
  readonly role: Role;
  readonly courseId: number;
  /** One for each time it happens. */
  readonly jobId: number;
}

const OWN_GRANT_ENROLLED: NotificationRecord<OwnGrant> = {
  group: 'none',
  recipients: () => ['admin'],
  except: ({ enrollmentId }) => enrollmentId,
  facts: ['person', 'role', 'courseId'],
  content: ({ person, role, courseId }) => ({
    message: `${person} is now enrolled in this class as ${ROLE_NAMES[role]}, by their own grant.`,
    courseId,
  }),
  target: { admin: rosterOf },
  once: ({ jobId }) => `own-grant-${jobId}`,
  undone: null,
};

/** The notifications about who is in a class. Annex F */
export const ROSTER_TYPES = { OWN_GRANT_ENROLLED };

export interface OfSurvey extends OfStudent {
  readonly formName: string;
  /** 0 where it is not weekly. */
  readonly week: number;
  readonly title: string;
  /** The end of the survey, after which the reminder is told no more. */
  readonly closesAt: Instant;
}

const nameOf = ({ formName, week }: Pick<OfSurvey, 'formName' | 'week'>) => `survey-${formName}-${week}`;

/** A student is asked once to answer a survey, until they do or it closes; the dashboard leads to what is pending. Annex G1 */
const SURVEY_REMINDER: NotificationRecord<OfSurvey, Pick<OfSurvey, 'formName' | 'week' | 'studentEnrollmentId'>> = {
  group: 'none',
  recipients: () => ['student'],
  facts: ['title', 'closesAt'],
  content: ({ title }) => ({ message: `${title}: please take a few minutes to answer it.` }),
  target: { student: always('/') },
  once: nameOf,
  undone: { cause: nameOf, content: null },
};

/** The notifications about surveys. */
export const SURVEY_TYPES = { SURVEY_REMINDER };

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
