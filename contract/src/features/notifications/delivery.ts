import { compareInstants, HOUR, plus, type Instant } from '#kernel/clock';
import { CLASS_ADMINISTRATORS, isStudent, STAFF, type Role } from '#kernel/roles';
import { DELIVERY_NAMES, MAIL_KIND_NAMES, MAIL_KIND_OF } from './mail-kinds.ts';
import type { Delivery, MailKind, NotificationContent } from './model.ts';
import type { NotifiedSession } from './session-types.ts';
import type { StoredNotification } from './stored.ts';
import { isRecipient, type NotificationType } from './types.ts';

/** News as far as its delivery depends on it. */
export interface DeliveredNews {
  readonly type: NotificationType;
  readonly content: Pick<NotificationContent, 'startTime'>;
  readonly createdAt: Instant;
}

/** The news that students hear of at once unless they choose otherwise. SUCC-077, D-265 */
const AT_ONCE: readonly NotificationType[] = [
  'SESSION_UPDATED',
  'SESSION_CANCELLED',
  'REMOTE_APPROVED',
  'REMOTE_DENIED',
  'ABSENCE_LIMIT',
  'SUPPORT_ANSWERED',
];

/** A remote request for a session that begins so soon reaches staff at once. SUCC-077 */
const REQUEST_IS_NEAR = 24 * HOUR;
/** A change of a session that begins so soon passes quiet hours. SUCC-079 */
const CHANGE_IS_NEAR = 12 * HOUR;

const beginsWithin = (startTime: Instant | undefined, now: Instant, time: number) =>
  startTime !== undefined && startTime > now && startTime <= plus(now, time);

/** The way in which news comes to a role that has chosen nothing. SUCC-077, D-196 */
export function defaultDelivery({ type, content, createdAt }: DeliveredNews, role: Role): Delivery {
  if (type === 'REMOTE_REQUESTED')
    return beginsWithin(content.startTime, createdAt, REQUEST_IS_NEAR) ? 'at-once' : 'daily';
  return AT_ONCE.includes(type) && isStudent(role) ? 'at-once' : 'daily';
}

/** The earliest of some starts that is still ahead; undefined where none is. */
export const soonestOf = (starts: readonly Instant[], now: Instant): Instant | undefined =>
  starts.filter((start) => start > now).toSorted(compareInstants)[0];

/**
 * Tells whether news does not wait for the end of quiet hours: whoever would go to the old start has to know before it.
 * News from before the soonest start was stored goes by the new one. SUCC-079
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
 * The ways in which a kind may come to somebody with these roles; none where they never receive it. What a digest says
 * besides its news never comes alone. Everybody may ask support, also without a class; the answer is news to students
 * alone. SUCC-076, D-333
 */
export function deliveriesOf(kind: MailKind, roles: readonly Role[]): readonly Delivery[] {
  if (roles.some((role) => isNewsTo(kind, role))) return DELIVERIES;
  if (kind === 'support') return ['at-once', 'off'];
  if (kind === 'digest' && roles.length > 0) return ['daily', 'off'];
  if (kind === 'waiting' && roles.some((role) => STAFF.includes(role))) return ['daily', 'weekly', 'off'];
  if (kind === 'cohorts' && roles.some((role) => CLASS_ADMINISTRATORS.includes(role))) return ['weekly', 'off'];
  return [];
}

/** The way in which a kind comes to somebody with these roles who has chosen nothing, as the page shows it; a remote request may be urgent. */
export const usualDelivery = (kind: MailKind, roles: readonly Role[]): Delivery => {
  const offered = deliveriesOf(kind, roles);
  const isAtOnce = AT_ONCE.some((type) => MAIL_KIND_OF[type] === kind) && roles.some(isStudent);
  return !isAtOnce && offered.includes('daily') ? 'daily' : (offered[0] ?? 'off');
};

/** The kinds that somebody with these roles may ever receive, in the order of the page. */
export const kindsFor = (roles: readonly Role[]): MailKind[] =>
  KINDS.filter((kind) => deliveriesOf(kind, roles).length > 0);
