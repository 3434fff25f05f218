import { greetingName, fullName } from '@bcs/contract/kernel/full-name';
import { z } from 'zod';
import { INVITATION_TIME } from '@bcs/contract/features/identity/lifetimes';
import { plus } from '@bcs/contract/kernel/clock';
import {
  findInvited,
  setInvitationFailed,
  setInvitationSent,
  type InvitedPerson,
} from '#features/accounts/queries-invitation';
import { findResetAccount, issueResetToken } from '#features/identity/queries-reset';
import { mailOf } from '#kernel/letter';
import { button, paragraph } from '#kernel/letter-parts';
import type { Services } from '#kernel/services';
import { schoolSender } from './school.ts';
import type { JobHandler } from './work.ts';

const Payload = z.object({ invitationId: z.int() });
const LONGEST_FAILURE = 500;

/**
 * Mails the link for choosing a first password, unless one was chosen meanwhile. The token is derived from the job, so
 * that every attempt mails the same link and none is stored. ADM-019, ADM-020, D-179
 */
export const sendInvitation: JobHandler = async (payload, { id, services }) => {
  const { invitationId } = Payload.parse(payload);
  const { clock, database, mailer, sealer } = services;
  const token = sealer.derive(`invitation:${id}`);
  const invited = await database.transaction(async (tx) => {
    const found = await findInvited(tx, invitationId);
    if (!found) return undefined;
    const now = clock();
    await issueResetToken(tx, found.accountId, token, now, plus(now, INVITATION_TIME));
    return (await findResetAccount(tx, token, found, now)) ? found : undefined;
  });
  if (!invited) return;
  try {
    await mailer.send(letter(invited, token, services), `invitation.${id}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await setInvitationFailed(database, invitationId, reason.slice(0, LONGEST_FAILURE), clock());
    throw error;
  }
  await setInvitationSent(database, invitationId, clock());
};

function letter(invited: InvitedPerson, token: string, { settings }: Services) {
  const { accountId, email, firstName, lastName, course, university, accent } = invited;
  const link = new URL('/invitation', settings.publicOrigin);
  link.search = new URLSearchParams({ token }).toString();
  return mailOf({
    accountId,
    kind: 'invitation',
    to: { name: fullName({ firstName, lastName }), address: email },
    subject: `Welcome to ${course} at ${university}`,
    sender: schoolSender({ university, accent }),
    blocks: [
      paragraph(`Hello ${greetingName({ firstName, lastName })},`),
      paragraph(
        `You are enrolled in ${course} at ${university}, and your class is on Bootcamp Square. Choose your password within seven days. The link works once.`,
      ),
      button('Choose your password', link.href),
      paragraph(
        `Then sign in with ${email} at ${settings.publicOrigin}/login. If the link no longer works, request a new password there.`,
      ),
    ],
  });
}
