import { MAIL_KIND_OF } from '#features/notifications/mail-kinds';
import type { NewsKind } from '#features/notifications/model';
import { countedText, inClassOf, toMailLine, type News } from './news.ts';

/** A mail that is sent at once: one piece of news with a button. */
export interface Notice {
  readonly subject: string;
  readonly text: string;
  readonly button: string;
  readonly href: string;
}

/** Neutral subjects for news whose text is too private for a locked screen. SUCC-085 */
const SUBJECTS: Readonly<Partial<Record<NewsKind, string>>> = {
  grades: 'You have a new grade',
  absences: 'Your attendance record has changed',
  lastAbsence: 'Please look at your attendance',
};

const BUTTONS: Readonly<Record<NewsKind, string>> = {
  sessionChanges: 'Open sessions',
  remoteDecisions: 'Open attendance',
  lastAbsence: 'Open attendance',
  dueDates: 'Open the work',
  grades: 'Open the work',
  comments: 'Read the comment',
  sessions: 'Open the session',
  absences: 'Open attendance',
  announcements: 'Read the announcement',
  support: 'Open support requests',
  surveys: 'Open the survey',
  remoteRequests: 'Open remote requests',
  submissions: 'Open the gradebook',
  classAccess: 'Open the class',
};

/** Cuts the text about a grade before the grade: 'Your submission for Quiz was graded.' */
function withoutGrade({ message, grade }: News['content']): string | null {
  if (grade === undefined) return message;
  const end = `: ${grade}.`;
  return message.endsWith(end) ? `${message.slice(0, -end.length)}.` : null;
}

function subjectOf(news: News): string {
  const kind = MAIL_KIND_OF[news.type];
  const counted = countedText(news, 1);
  if (counted !== null) return counted;
  if (kind === 'grades') return withoutGrade(news.content) ?? SUBJECTS.grades ?? '';
  return SUBJECTS[kind] ?? news.content.message;
}

/** Composes the mail about one piece of news; its button leads into the class. SUCC-077, SUCC-085, D-330 */
export function noticeOf(news: News & { readonly enrollmentId: number }): Notice {
  const { text, href } = toMailLine(news);
  const button = href === '/notifications' ? 'Open notifications' : BUTTONS[MAIL_KIND_OF[news.type]];
  return { subject: subjectOf(news), text, button, href: inClassOf(href ?? '/notifications', news.enrollmentId) };
}
