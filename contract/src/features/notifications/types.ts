import type { Role } from '#kernel/roles';
import { ANNOUNCEMENT, ROSTER_TYPES, SUPPORT_TYPES, SURVEY_TYPES } from './class-types.ts';
import { ATTENDANCE_TYPES } from './attendance-types.ts';
import { COURSEWORK_TYPES } from './coursework-types.ts';
import { toOutsideOr, type FindTarget, type NotificationTarget } from './links.ts';
import type { Notification } from './model.ts';
import type { NotificationGroup, NotificationRecord, AboutStudent } from './record.ts';
import { SESSION_TYPES } from './session-types.ts';

const END_COURSE_SURVEY: NotificationRecord<
  AboutStudent & { readonly review: { url: string; linkText: string } | null }
> = {
  group: 'none',
  recipients: () => ['student'],
  facts: ['review'],
  content: ({ review }) => ({
    message: 'Thank you for completing the end-of-course survey.',
    ...(review && { courseReportUrl: review.url, linkText: review.linkText }),
  }),
  target: { student: toOutsideOr('courseReportUrl', '/', null) },
  undone: null,
};

/**
 * The definition of every type of notification: its text, group, recipients, destination, and what happens when its
 * cause is undone. All code that sends notifications uses it. Annex F, D-126, D-201
 */
export const NOTIFICATIONS = {
  ...COURSEWORK_TYPES,
  ...SESSION_TYPES,
  ...ATTENDANCE_TYPES,
  ANNOUNCEMENT,
  END_COURSE_SURVEY,
  ...SUPPORT_TYPES,
  ...SURVEY_TYPES,
  ...ROSTER_TYPES,
} satisfies Record<Notification['type'], unknown>;

export type NotificationType = keyof typeof NOTIFICATIONS;
/** The facts needed to send a type. */
export type NotificationFacts<Type extends NotificationType> = Parameters<(typeof NOTIFICATIONS)[Type]['content']>[0];
/** The facts needed to withdraw a type; never if it cannot be undone. */
export type UndoneNotificationFacts<Type extends NotificationType> = Parameters<
  NonNullable<(typeof NOTIFICATIONS)[Type]['undone']>['cause']
>[0];

type Known = Pick<NotificationRecord<never>, 'group' | 'target'>;

/** Finds a type. A page opened before a release may receive a type that it does not know. */
const known = (type: string): Known | undefined =>
  Object.hasOwn(NOTIFICATIONS, type) ? NOTIFICATIONS[type as NotificationType] : undefined;

/** The group by which a notification is filtered. NOTE-005, Annex F, D-126 */
export const groupOf = (type: NotificationType): NotificationGroup => known(type)?.group ?? 'none';

/** Tells whether a role can receive a type; the event decides who does. Annex F */
export const isRecipient = (type: NotificationType, role: Role): boolean =>
  Object.hasOwn(NOTIFICATIONS[type].target, role);

/**
 * Returns the destination of a click on a notification for a role; null if the click only marks it as handled.
 * NOTE-011..NOTE-014, D-126
 */
export function targetOf(
  { type, content }: { readonly type: NotificationType; readonly content: Parameters<FindTarget>[0] },
  role: Role,
): NotificationTarget | null {
  const target: Partial<Record<Role, FindTarget>> = known(type)?.target ?? {};
  return target[role]?.(content) ?? null;
}
