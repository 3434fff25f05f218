import type { NotificationContent, NewsKind } from '#features/notifications/model';
import { MAIL_KIND_OF } from '#features/notifications/mail-kinds';
import { targetOf, type NotificationType } from '#features/notifications/types';
import { plural } from '#kernel/plural';
import { isStudent, type Role } from '#kernel/roles';

/** A notification as it is mailed. */
export interface News {
  readonly type: NotificationType;
  readonly content: NotificationContent;
  /** The role in which its reader received it. */
  readonly role: Role;
}

/** A line of a mail, with a path of the application if it is a link. */
export interface MailLine {
  readonly text: string;
  readonly href: string | null;
}

/** The address of a page within a certain class of the reader, whichever class was chosen last. D-330 */
export const inClassOf = (path: string, enrollmentId: number): string =>
  `${path}${path.includes('?') ? '&' : '?'}enrollment=${enrollmentId}`;

/**
 * Words the number of news of a kind to staff, so that students are not named next to what is said about them. SUCC-085
 */
const COUNTED: Readonly<Partial<Record<NewsKind, (count: number) => string>>> = {
  comments: (count) => plural(count, 'new comment'),
  submissions: (count) => plural(count, 'new submission'),
  remoteRequests: (count) => plural(count, 'new remote request'),
  lastAbsence: (count) => plural(count, 'student with few absences left', 'students with few absences left'),
  support: (count) => plural(count, 'new reply to a support request', 'new replies to support requests'),
  classAccess: (count) =>
    plural(count, 'person has joined your class through a grant', 'people have joined your class through a grant'),
};
const PAGES: Readonly<Partial<Record<NewsKind, string>>> = {
  submissions: '/gradebook?gradeStatus=ungraded&view=list',
  comments: '/gradebook?comments=waiting&view=list',
  remoteRequests: '/remote-attendance-requests?status=pending',
  support: '/support-desk',
};

/** The words for news of which only the number may be told; null if its own text may be shown. SUCC-085 */
export const countedText = ({ type, role }: Pick<News, 'type' | 'role'>, count: number): string | null =>
  isStudent(role) ? null : (COUNTED[MAIL_KIND_OF[type]]?.(count) ?? null);

/** The address to which news leads after login, always within the application. */
export function newsPath({ type, content, role }: News): string {
  if (countedText({ type, role }, 1) !== null) return PAGES[MAIL_KIND_OF[type]] ?? '/notifications';
  const target = targetOf({ type, content: { ...content, youCanBookMeUrl: '', courseReportUrl: '' } }, role);
  return target?.to ?? '/notifications';
}

/** Converts news into a line of a mail. */
export const toMailLine = (news: News): MailLine => ({
  text: countedText(news, 1) ?? news.content.message,
  href: newsPath(news),
});
