import { compareInstants, HOUR, plus, type Instant } from '#kernel/clock';
import { CLASS_ADMINISTRATORS, isStudent, STAFF, type Role } from '#kernel/roles';
import { DELIVERY_NAMES, MAIL_KIND_NAMES, MAIL_KIND_OF } from './mail-kinds.ts';
import type { Delivery, MailKind } from './model-mail.ts';
import type { NotificationContent } from './model.ts';
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

/** The deliveries that make sense for a kind: what a digest says besides its news never comes alone. SUCC-076 */
export const deliveriesOf = (kind: MailKind): readonly Delivery[] => {
  if (kind === 'digest') return ['daily', 'off'];
  if (kind === 'cohorts') return ['weekly', 'off'];
  return kind === 'waiting' ? DELIVERIES.filter((delivery) => delivery !== 'at-once') : DELIVERIES;
};

/** The way in which a kind comes to somebody with these roles who has chosen nothing, as the page shows it; a remote request may be urgent. */
export const usualDelivery = (kind: MailKind, roles: readonly Role[]): Delivery => {
  if (kind === 'cohorts') return 'weekly';
  const isUsual = AT_ONCE.some((type) => MAIL_KIND_OF[type] === kind) && roles.some(isStudent);
  return isUsual ? 'at-once' : 'daily';
};

const KINDS = Object.keys(MAIL_KIND_NAMES) as readonly MailKind[];
const TYPES = Object.keys(MAIL_KIND_OF) as readonly NotificationType[];
const receives = (kind: MailKind, role: Role): boolean => {
  if (kind === 'digest') return true;
  if (kind === 'waiting') return STAFF.includes(role);
  if (kind === 'cohorts') return CLASS_ADMINISTRATORS.includes(role);
  return TYPES.some((type) => MAIL_KIND_OF[type] === kind && isRecipient(type, role));
};

/** The kinds that somebody with these roles may ever receive, in the order of the page. */
export const kindsFor = (roles: readonly Role[]): MailKind[] =>
  KINDS.filter((kind) => roles.some((role) => receives(kind, role)));
