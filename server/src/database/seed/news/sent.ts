import { buildCopies } from '@bcs/contract/features/notifications/copies';
import { defaultDelivery } from '@bcs/contract/features/notifications/delivery';
import { MAIL_KIND_OF } from '@bcs/contract/features/notifications/mail-kinds';
import type { Recipient } from '@bcs/contract/features/notifications/record';
import type { NotificationFacts, NotificationType } from '@bcs/contract/features/notifications/types';
import { HOUR, plus, type Instant } from '@bcs/contract/kernel/clock';
import type { Calendar } from '../calendar.ts';
import { ACCOUNTS, ENROLLMENTS, IDS } from '../ids.ts';
import type { SeedRow } from '../plant.ts';

export const ACADEMIC_FACTS = { contextId: 1 } as const;
export const CAREER_FACTS = { contextId: 2 } as const;
export const MAYA_FACTS = {
  student: 'Maya Okafor',
  studentId: ACCOUNTS.student,
  studentEnrollmentId: ENROLLMENTS.student,
} as const;

/** The id of a notification, its recipient, and the time. */
export type SentNews = Readonly<{ id: number; to: number; role?: Recipient; at: Instant; handled?: boolean }>;

/** Writes notifications as `notify` would have written them. */
export const newsSender =
  ({ zone, past }: Calendar) =>
  <Type extends NotificationType>(
    type: Type,
    facts: NotificationFacts<Type>,
    { id, to, role = 'student', at, handled = false }: SentNews,
  ): SeedRow => {
    const copy = buildCopies(type, facts, zone).find((each) => each.role === role);
    if (!copy) throw new Error(`${type} is not for ${role}.`);
    const sentAt = past(at);
    return {
      university_id: IDS.northfield,
      id,
      enrollment_id: to,
      type,
      facts: copy.facts,
      content: copy.content,
      created_at: sentAt,
      handled_at: handled ? past(plus(sentAt, HOUR)) : null,
      cause: copy.cause,
      about: copy.about,
      dedupe_key: copy.once,
      mail_kind: MAIL_KIND_OF[type],
      mail_default: defaultDelivery({ type, content: copy.content, createdAt: sentAt }, role),
    };
  };
