import { z } from 'zod';
import { greetingName, fullName } from '@bcs/contract/kernel/full-name';
import { INVITATION_TIME } from '@bcs/contract/features/identity/lifetimes';
import { plus } from '@bcs/contract/kernel/clock';
import { findNewcomer, type Newcomer } from '#features/grants/queries';
import { findResetAccount, issueResetToken } from '#features/identity/queries-reset';
import { mailOf } from '#kernel/letter';
import { button, paragraph } from '#kernel/letter-parts';
import type { Services } from '#kernel/services';
import { notifyOwnGrant } from '#features/rosters/notify-own-grant';
import { schoolSender } from './school.ts';
import type { JobHandler } from './work.ts';

const Payload = z.object({ grantId: z.int() });

/**
 * Mails a new administrator without a password a link to choose one; for people without a class, it is an invitation.
 * The token is derived from the job, as for invitations. ADM-001, D-179
 */
export const sendGrant: JobHandler = async (payload, { id, services }) => {
  const { grantId } = Payload.parse(payload);
  const { clock, database, mailer, sealer } = services;
  const token = sealer.derive(`grant:${id}`);
  const newcomer = await database.transaction(async (tx) => {
    const found = await findNewcomer(tx, grantId);
    if (!found) return undefined;
    const now = clock();
    await issueResetToken(tx, found.accountId, token, now, plus(now, INVITATION_TIME));
    return (await findResetAccount(tx, token, found, now)) ? found : undefined;
  });
  if (newcomer) await mailer.send(letter(newcomer, token, services), `grant.${id}`);
};

function letter(
  { accountId, email, firstName, lastName, university, accent }: Newcomer,
  token: string,
  { settings }: Services,
) {
  const place = university ?? 'Bootcamp Square';
  const link = new URL('/reset-password', settings.publicOrigin);
  link.search = new URLSearchParams({ token, user: email }).toString();
  return mailOf({
    accountId,
    kind: 'grant',
    to: { name: fullName({ firstName, lastName }), address: email },
    subject: `You now administer ${place}`,
    ...(university !== null && { sender: schoolSender({ university, accent }) }),
    blocks: [
      paragraph(`Hello ${greetingName({ firstName, lastName })},`),
      paragraph(
        `You now administer ${university === null ? 'an installation of Bootcamp Square' : `${university} on Bootcamp Square`}. Choose your password within seven days. The link works once.`,
      ),
      button('Choose your password', link.href),
      paragraph(
        `Then sign in with ${email} at ${settings.publicOrigin}/login, where you will be asked to set up an authenticator app as a second factor. If the link no longer works, request a new password there.`,
      ),
    ],
  });
}

const OwnPayload = z.object({ universityId: z.int(), enrollmentId: z.int() });

/**
 * Tells the admins of a class that somebody has enrolled themselves by a grant. The database queues it with the
 * enrollment, so that it cannot be bypassed. matrix-administration.md [45]
 */
export const reportOwnGrant: JobHandler = async (payload, { id, services: { database, clock } }) => {
  const place = OwnPayload.parse(payload);
  await database.transaction((tx) => notifyOwnGrant(tx, { ...place, jobId: id }, clock()));
};
