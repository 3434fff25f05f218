import { z } from 'zod';

/** The ways in which news comes by mail. SUCC-076 */
export const Delivery = z.enum(['at-once', 'daily', 'weekly', 'off']);
export type Delivery = z.infer<typeof Delivery>;

/** The kinds of mail with a switch: the news, what a digest says besides, and the digest itself. SUCC-078 */
export const MailKind = z.enum([
  'sessionChanges',
  'remoteDecisions',
  'lastAbsence',
  'dueDates',
  'grades',
  'comments',
  'sessions',
  'absences',
  'announcements',
  'support',
  'surveys',
  'remoteRequests',
  'submissions',
  'classAccess',
  'waiting',
  'cohorts',
  'digest',
]);
export type MailKind = z.infer<typeof MailKind>;
/** The kinds of news. */
export type NewsKind = Exclude<MailKind, 'waiting' | 'cohorts' | 'digest'>;
