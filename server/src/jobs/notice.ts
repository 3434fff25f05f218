import { z } from 'zod';
import { passesQuietHours } from '@bcs/contract/features/notifications/delivery';
import { MAIL_KIND_OF } from '@bcs/contract/features/notifications/mail-kinds';
import { noticeOf } from '@bcs/contract/features/preferences/notice';
import { afterQuietHours } from '@bcs/contract/features/preferences/times';
import type { Instant } from '@bcs/contract/kernel/clock';
import { greetingName, fullName } from '@bcs/contract/kernel/full-name';
import type { Db } from '#database/db';
import { NOTICE_JOB } from '#features/notifications/queries-mail';
import {
  lockNotice,
  noticeKey,
  releaseNotice,
  takeNotice,
  type NoticeKey,
  type NoticeRow,
} from '#features/preferences/queries-notice';
import { enqueue } from '#kernel/outbox';
import type { Services } from '#kernel/services';
import { schoolSender } from './school.ts';
import { sendSwitched, type SwitchedLetter } from './switched-mail.ts';
import type { JobHandler } from './work.ts';

const Payload = z.object({ universityId: z.int(), notificationId: z.int() });

/** Takes the present state of the news; in quiet hours it is postponed to their end. */
async function take(tx: Db, key: NoticeKey, now: Instant): Promise<NoticeRow | undefined> {
  const found = await lockNotice(tx, key, now);
  // a reader who wants it later finds it in the digest
  if (!found || found.delivery !== 'at-once') {
    await releaseNotice(tx, key, true);
    return undefined;
  }
  const quiet = { from: found.quietFrom, until: found.quietUntil };
  const runAt = passesQuietHours(found, now) ? now : afterQuietHours(now, found.zone, quiet);
  if (runAt > now) {
    await enqueue(tx, { kind: NOTICE_JOB, payload: key, runAt, dedupeKey: `${noticeKey(key)}.${runAt}` });
    return undefined;
  }
  await takeNotice(tx, key);
  return found;
}

/** Mails one piece of news to somebody who wants to know at once. SUCC-077, SUCC-079, SUCC-080 */
export const sendNotice: JobHandler = async (payload, { services, isLast = false }) => {
  const key = Payload.parse(payload);
  const { database, clock } = services;
  const found = await database.transaction((tx) => take(tx, key, clock()));
  if (!found) return;
  await sendSwitched(letter(found, services), noticeKey(key), services).catch(async (error: unknown) => {
    await releaseNotice(database, key, isLast);
    throw error;
  });
};

function letter(found: NoticeRow, { settings }: Services): SwitchedLetter {
  const { subject, text, button, href } = noticeOf(found);
  return {
    accountId: found.accountId,
    kind: MAIL_KIND_OF[found.type],
    to: { name: fullName(found), address: found.email },
    subject,
    sender: schoolSender(found),
    blocks: [
      { is: 'text', text: `Hello ${greetingName(found)},` },
      { is: 'text', text },
      ...(found.answer === null ? [] : [{ is: 'quote' as const, text: found.answer }]),
      { is: 'text', text: `Class: ${found.course}` },
      { is: 'button', text: button, href: settings.publicOrigin + href },
    ],
  };
}
