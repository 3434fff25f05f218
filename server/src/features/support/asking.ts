import { asksForTutor, changesTutor, findMissingAnswers } from '@bcs/contract/features/support/asked';
import type { createSupportCase } from '@bcs/contract/features/support/calls';
import { priorityOf, SUPPORT_ROLE_OF } from '@bcs/contract/features/support/categories';
import { SUPPORT_HIDDEN } from '@bcs/contract/features/support/failures';
import type { InputOf } from '@bcs/contract/kernel/call';
import type { Instant } from '@bcs/contract/kernel/clock';
import { FAILURES } from '@bcs/contract/kernel/failure';
import type { Db } from '#database/db';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { choicesOf, findOrigin } from './queries-form.ts';

/**
 * Reads a support request and checks it like the form. Role, class and university are looked up, whatever the input
 * claims.
 * @throws RefusalError with what is missing, by field
 */
export async function askedOf(db: Db, accountId: number, input: InputOf<typeof createSupportCase>, now: Instant) {
  const { enrollmentId, session, tutor, universityId = null, screenshot = null, ...asked } = input;
  const origin = orNotFound(await findOrigin(db, accountId, enrollmentId));
  if (origin.hidden) throw new RefusalError(SUPPORT_HIDDEN);
  // the class determines the role; only people without one choose it (D-159)
  const role = enrollmentId !== null && origin.role !== null ? SUPPORT_ROLE_OF[origin.role] : asked.role;
  const { sessions, universities, only } = await choicesOf(db, origin, enrollmentId, now);
  const missing = findMissingAnswers(
    { ...asked, role, session, tutor, universityId },
    { sessions: sessions.length > 0, universities: universities.length > 0 },
  );
  if (Object.keys(missing).length > 0) throw new RefusalError(FAILURES.INVALID_INPUT, { ...missing });
  const sessionId = session === 'none' ? null : session;
  const isOffered = (choices: readonly { readonly id: number }[], chosen: number | null) =>
    chosen === null || choices.some(({ id }) => id === chosen);
  const university = universities.length > 0 ? universityId : null;
  if (!isOffered(sessions, sessionId) || !isOffered(universities, university))
    throw new RefusalError(FAILURES.NOT_FOUND);
  return {
    standing: { ...origin, universityId: origin.universityId ?? university ?? only },
    asked: {
      ...asked,
      role,
      sessionId,
      screenshot,
      priority: priorityOf(role, asked.category, asked.subcategory) ?? ('Low' as const),
      tutor: asksForTutor(asked) || changesTutor(asked) ? tutor : null,
    },
  };
}
