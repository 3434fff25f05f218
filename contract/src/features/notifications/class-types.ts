import { CONTEXT_NAMES, type ContextCode } from '#features/enrollments/contexts';
import type { Instant } from '#kernel/clock';
import { ROLE_NAMES, type Role } from '#kernel/roles';
import { toAnnouncement, rosterOf, toFixedPage, caseOfDesk, ownCase } from './links.ts';
import type { NotificationRecord, AboutStudent } from './record.ts';

export interface AnnouncementFacts {
  readonly announcementId: number;
  readonly title: string;
  readonly contextCode: ContextCode;
  /** The time of the last change; each version is announced once. */
  readonly updatedAt: Instant;
  /** Tells whether readers are notified of a change. */
  readonly again: boolean;
  readonly author: string;
  readonly authorEnrollmentId: number;
}

/**
 * An announcement, sent once it is active. It is sent again if it is postponed, or changed with that option. Annex F,
 * D-238
 */
export const ANNOUNCEMENT: NotificationRecord<
  AnnouncementFacts,
  Pick<AnnouncementFacts, 'announcementId' | 'title'>
> = {
  group: 'none',
  recipients: () => ['student', 'instructor', 'ta', 'ssm', 'cd'],
  except: ({ authorEnrollmentId }) => authorEnrollmentId,
  facts: ['announcementId', 'title', 'contextCode', 'author', 'again'],
  content: ({ announcementId, title, contextCode, author, again }) => ({
    message: again ? `${author} changed an announcement: ${title}` : `New announcement from ${author}: ${title}`,
    announcementId,
    context: CONTEXT_NAMES[contextCode],
  }),
  target: {
    student: toAnnouncement,
    instructor: toAnnouncement,
    ta: toAnnouncement,
    ssm: toAnnouncement,
    cd: toAnnouncement,
  },
  once: ({ announcementId, updatedAt }) => `announcement-${announcementId}-${updatedAt}`,
  about: ({ announcementId }) => `announcement-${announcementId}`,
  undone: {
    cause: ({ announcementId }) => `announcement-${announcementId}`,
    content: ({ title }) => ({ message: `This announcement was taken back: ${title}` }),
  },
};

export interface OwnGrant {
  /** The enrollment of the person who has enrolled their own account. */
  readonly enrollmentId: number;
  readonly person: string;
  readonly role: Role;
  readonly courseId: number;
  /** A different id for each event. */
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

export interface SurveyNewsFacts extends AboutStudent {
  readonly formName: string;
  /** The week, or 0 for surveys that are not weekly. */
  readonly week: number;
  readonly title: string;
  /** The end of the survey, after which no reminder is sent. */
  readonly closesAt: Instant;
}

const nameOf = ({ formName, week }: Pick<SurveyNewsFacts, 'formName' | 'week'>) => `survey-${formName}-${week}`;

/**
 * A reminder for a student to answer a survey, sent once; it disappears when they answer or the survey closes. Annex G1
 */
const SURVEY_REMINDER: NotificationRecord<
  SurveyNewsFacts,
  Pick<SurveyNewsFacts, 'formName' | 'week' | 'studentEnrollmentId'>
> = {
  group: 'none',
  recipients: () => ['student'],
  facts: ['title', 'closesAt'],
  content: ({ title }) => ({ message: `${title}: please take a few minutes to answer it.` }),
  target: { student: toFixedPage('/') },
  once: nameOf,
  undone: { cause: nameOf, content: null },
};

/** The notifications about surveys. */
export const SURVEY_TYPES = { SURVEY_REMINDER };

export interface CaseNewsFacts {
  readonly caseId: number;
  /** The category and subcategory. */
  readonly subject: string;
}

const SUPPORT_ANSWERED: NotificationRecord<CaseNewsFacts & AboutStudent> = {
  group: 'none',
  recipients: () => ['student'],
  facts: ['caseId', 'subject'],
  content: ({ caseId, subject }) => ({ message: `Your support request about ${subject} was answered.`, caseId }),
  target: { student: ownCase },
  about: ({ caseId }) => `case-${caseId}`,
  undone: null,
};

const SUPPORT_REPLIED: NotificationRecord<CaseNewsFacts & { readonly student: string }> = {
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
