import { dateText, localDay, timeText } from '#kernel/clock';
import type { Instant, Zone } from '#kernel/clock';
import type { NotificationType } from './groups.ts';

interface Due {
  readonly title: string;
  readonly effectiveDueDate: Instant;
}
interface Session {
  readonly name: string;
  readonly startTime: Instant;
}

/** What the text of each type names. Annex F */
export interface NewsFacts {
  ASSIGNMENT_DUE: Due;
  ASSIGNMENT_OVERDUE: Due;
  DUE_DATE_CHANGED: Due;
  SUBMISSION_GRADED: { readonly title: string; readonly grade: string };
  CAREER_FEEDBACK: { readonly title: string };
  SUBMISSION_COMMENT: { readonly author: string; readonly title: string };
  SUBMISSION_RECEIVED: { readonly student: string; readonly title: string };
  SESSION_CREATED: Session;
  SESSION_UPDATED: Session;
  SESSION_CANCELLED: Session;
  SESSION_VIDEO: { readonly name: string };
  REMOTE_REQUESTED: { readonly student: string; readonly session: string; readonly startTime: Instant };
  REMOTE_APPROVED: { readonly session: string };
  REMOTE_DENIED: { readonly session: string };
  ABSENCE_RECORDED: { readonly session: string };
  /** The text to the student names no student. */
  ABSENCE_LIMIT: { readonly remaining: number; readonly student: string | null };
  END_COURSE_SURVEY: Readonly<Record<string, never>>;
}

const date = (instant: Instant, zone: Zone) => dateText(localDay(instant, zone));
const moment = (instant: Instant, zone: Zone) => `${date(instant, zone)} at ${timeText(instant, zone)}`;

const MESSAGES: { readonly [Type in NotificationType]: (facts: NewsFacts[Type], zone: Zone) => string } = {
  ASSIGNMENT_DUE: (facts, zone) => `${facts.title} is due on ${date(facts.effectiveDueDate, zone)}.`,
  ASSIGNMENT_OVERDUE: (facts, zone) =>
    `${facts.title} was due on ${date(facts.effectiveDueDate, zone)} and is overdue.`,
  DUE_DATE_CHANGED: (facts, zone) => `The due date of ${facts.title} is now ${date(facts.effectiveDueDate, zone)}.`,
  SUBMISSION_GRADED: (facts) => `Your submission for ${facts.title} was graded: ${facts.grade}.`,
  CAREER_FEEDBACK: (facts) => `There is new feedback on ${facts.title}.`,
  SUBMISSION_COMMENT: (facts) => `${facts.author} commented on ${facts.title}.`,
  SUBMISSION_RECEIVED: (facts) => `${facts.student} submitted ${facts.title}.`,
  SESSION_CREATED: (facts, zone) => `New career session: ${facts.name} on ${moment(facts.startTime, zone)}.`,
  SESSION_UPDATED: (facts, zone) => `${facts.name} has changed and takes place on ${moment(facts.startTime, zone)}.`,
  SESSION_CANCELLED: (facts, zone) => `${facts.name} on ${moment(facts.startTime, zone)} has been cancelled.`,
  SESSION_VIDEO: (facts) => `A video of ${facts.name} is available.`,
  REMOTE_REQUESTED: (facts, zone) =>
    `${facts.student} requests remote attendance for ${facts.session} on ${moment(facts.startTime, zone)}.`,
  REMOTE_APPROVED: (facts) => `Your remote attendance for ${facts.session} has been approved.`,
  REMOTE_DENIED: (facts) => `Your remote attendance for ${facts.session} has been denied.`,
  ABSENCE_RECORDED: (facts) => `You were marked absent from ${facts.session}.`,
  ABSENCE_LIMIT: ({ remaining, student }) =>
    student === null ? `You have ${remaining} absences left.` : `${student} has ${remaining} absences left.`,
  END_COURSE_SURVEY: () => 'Thank you for completing the end-of-course survey.',
};

/** The text of a notification, written when it is created, in the time of the campus. Annex F, D-010 */
export const messageOf = <Type extends NotificationType>(type: Type, facts: NewsFacts[Type], zone: Zone): string =>
  MESSAGES[type](facts, zone);
