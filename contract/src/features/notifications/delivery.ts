import { compareInstants, HOUR, plus, type Instant } from '#kernel/clock';
import { CLASS_ADMINISTRATORS, isStudent, STAFF, type Role } from '#kernel/roles';
import { DELIVERY_NAMES, MAIL_KIND_NAMES, MAIL_KIND_OF } from './mail-kinds.ts';
import type { Delivery, MailKind, NotificationContent } from './model.ts';
import type { NotifiedSession } from './session-types.ts';
import type { StoredNotification } from './stored.ts';
import { isRecipient, type NotificationType } from './types.ts';

/** The facts about a notification on which its delivery depends. */
export interface DeliveredNews {
  readonly type: NotificationType;
  readonly content: Pick<NotificationContent, 'startTime'>;
  readonly createdAt: Instant;
}

/** The notifications that students receive by mail at once unless they choose otherwise. SUCC-077, D-265 */
const AT_ONCE: readonly NotificationType[] = [
  'SESSION_UPDATED',
  'SESSION_CANCELLED',
  'REMOTE_APPROVED',
  'REMOTE_DENIED',
  'ABSENCE_LIMIT',
  'SUPPORT_ANSWERED',
];

/** The time before a session in which a remote request reaches staff at once. SUCC-077 */
const REQUEST_IS_NEAR = 24 * HOUR;
/** The time before a session in which a change is sent despite quiet hours. SUCC-079 */
const CHANGE_IS_NEAR = 12 * HOUR;

const beginsWithin = (startTime: Instant | undefined, now: Instant, time: number) =>
  startTime !== undefined && startTime > now && startTime <= plus(now, time);

/** The default way in which a notification is mailed to a role. SUCC-077, D-196 */
export function defaultDelivery({ type, content, createdAt }: DeliveredNews, role: Role): Delivery {
  if (type === 'REMOTE_REQUESTED')
    return beginsWithin(content.startTime, createdAt, REQUEST_IS_NEAR) ? 'at-once' : 'daily';
  return AT_ONCE.includes(type) && isStudent(role) ? 'at-once' : 'daily';
}

/** The earliest of some starts that is in the future; undefined if there is none. */
export const soonestAhead = (starts: readonly Instant[], now: Instant): Instant | undefined =>
  starts.filter((start) => start > now).toSorted(compareInstants)[0];

/**
 * Tells whether a notification is sent despite quiet hours: people who would go to the old start have to know before
 * it. Notifications without a stored soonest start use the new one. SUCC-079
 */
export function passesQuietHours({ type, facts }: Pick<StoredNotification, 'type' | 'facts'>, now: Instant): boolean {
  const { startTime, soonest = startTime } = facts as Partial<NotifiedSession>;
  return MAIL_KIND_OF[type] === 'sessionChanges' && beginsWithin(soonest, now, CHANGE_IS_NEAR);
}

const DELIVERIES = Object.keys(DELIVERY_NAMES) as readonly Delivery[];

const KINDS = Object.keys(MAIL_KIND_NAMES) as readonly MailKind[];
const TYPES = Object.keys(MAIL_KIND_OF) as readonly NotificationType[];
const isNewsTo = (kind: MailKind, role: Role): boolean =>
  TYPES.some((type) => MAIL_KIND_OF[type] === kind && isRecipient(type, role));

/**
 * The ways in which a kind of mail can come to somebody with these roles; empty if they never receive it. The
 * additional parts of a digest are never sent alone. Everybody may contact support, even without a class, but only
 * students are notified of the answer. SUCC-076, D-333
 */
export function deliveriesOf(kind: MailKind, roles: readonly Role[]): readonly Delivery[] {
  if (roles.some((role) => isNewsTo(kind, role))) return DELIVERIES;
  if (kind === 'support') return ['at-once', 'off'];
  if (kind === 'digest' && roles.length > 0) return ['daily', 'off'];
  if (kind === 'waiting' && roles.some((role) => STAFF.includes(role))) return ['daily', 'weekly', 'off'];
  if (kind === 'cohorts' && roles.some((role) => CLASS_ADMINISTRATORS.includes(role))) return ['weekly', 'off'];
  return [];
}

/**
 * The default for a kind of mail and these roles, as the preferences show it. An urgent remote request may be sent
 * sooner.
 */
export const usualDelivery = (kind: MailKind, roles: readonly Role[]): Delivery => {
  const offered = deliveriesOf(kind, roles);
  const isAtOnce = AT_ONCE.some((type) => MAIL_KIND_OF[type] === kind) && roles.some(isStudent);
  return !isAtOnce && offered.includes('daily') ? 'daily' : (offered[0] ?? 'off');
};

/** The kinds of mail that somebody with these roles may receive, in the order of the page. */
export const mailKindsFor = (roles: readonly Role[]): MailKind[] =>
  KINDS.filter((kind) => deliveriesOf(kind, roles).length > 0);
