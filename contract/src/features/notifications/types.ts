import type { Role } from '#kernel/roles';
import { ANNOUNCEMENT, ROSTER_TYPES, SUPPORT_TYPES, SURVEY_TYPES } from './class-types.ts';
import { ATTENDANCE_TYPES } from './attendance-types.ts';
import { COURSEWORK_TYPES } from './coursework-types.ts';
import { outsideOr, type FindTarget, type NotificationTarget } from './links.ts';
import type { Notification } from './model.ts';
import type { NotificationGroup, NotificationRecord, OfStudent } from './record.ts';
import { SESSION_TYPES } from './session-types.ts';

const END_COURSE_SURVEY: NotificationRecord<OfStudent & { readonly review: { url: string; linkText: string } | null }> =
  {
    group: 'none',
    recipients: () => ['student'],
    facts: ['review'],
    content: ({ review }) => ({
      message: 'Thank you for completing the end-of-course survey.',
      ...(review && { courseReportUrl: review.url, linkText: review.linkText }),
    }),
    target: { student: outsideOr('courseReportUrl', '/', null) },
    undone: null,
  };

/**
 * Every type of notification: its text, group, recipients, target, and what happens when its cause is undone.
 * Whatever sends one, on the server, in the demo world or in a test, takes it from here. Annex F, D-126, D-201
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
/** The facts needed to withdraw a type; never where nothing undoes it. */
export type UndoneNotificationFacts<Type extends NotificationType> = Parameters<
  NonNullable<(typeof NOTIFICATIONS)[Type]['undone']>['cause']
>[0];

type Known = Pick<NotificationRecord<never>, 'group' | 'target'>;

/** A page that was open before a release may meet a type it does not know. */
const known = (type: string): Known | undefined =>
  Object.hasOwn(NOTIFICATIONS, type) ? NOTIFICATIONS[type as NotificationType] : undefined;

/** The group a notification is filtered by. NOTE-005, Annex F, D-126 */
export const groupOf = (type: NotificationType): NotificationGroup => known(type)?.group ?? 'none';

/** Tells whether a role may receive a type; who does depends on the event. Annex F */
export const isRecipient = (type: NotificationType, role: Role): boolean =>
  Object.hasOwn(NOTIFICATIONS[type].target, role);

/**
 * Returns the target of a click on a notification by the role of the current enrollment; null is marked handled only.
 * NOTE-011..NOTE-014, D-126
 */
export function targetOf(
  { type, content }: { readonly type: NotificationType; readonly content: Parameters<FindTarget>[0] },
  role: Role,
): NotificationTarget | null {
  const target: Partial<Record<Role, FindTarget>> = known(type)?.target ?? {};
  return target[role]?.(content) ?? null;
}
