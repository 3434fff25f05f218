import { z } from 'zod';
import { INVITATION_TIME } from '@bcs/contract/features/identity/lifetimes';
import { plus } from '@bcs/contract/kernel/clock';
import { findInvited } from '#features/administration/queries-invited';
import { findResetAccount, issueResetToken } from '#features/identity/queries-reset';
import type { Work } from './work.ts';

const Payload = z.object({ accountId: z.int(), course: z.string(), university: z.string() });

/**
 * Mails the link with which somebody chooses a first password. Whoever has chosen one meanwhile gets no mail. The token
 * comes from the job itself, so that every attempt mails the same link and none is ever stored. D-179
 */
export const sendInvitation: Work = async (payload, { id, services }) => {
  const { accountId, course, university } = Payload.parse(payload);
  const { clock, database, mailer, sealer, settings } = services;
  const token = sealer.derive(`invitation:${id}`);
  const invited = await database.transaction(async (tx) => {
    const found = await findInvited(tx, accountId);
    if (!found) return undefined;
    const now = clock();
    await issueResetToken(tx, accountId, token, now, plus(now, INVITATION_TIME));
    return (await findResetAccount(tx, token, found, now)) ? found : undefined;
  });
  if (!invited) return;
  const { email, firstName, lastName } = invited;
  const link = new URL('/reset-password', settings.publicOrigin);
  link.search = new URLSearchParams({ token, user: email }).toString();
  await mailer.send(
    {
      accountId,
      kind: 'invitation',
      to: { name: `${firstName} ${lastName}`, address: email },
      subject: `Welcome to ${course} at ${university}`,
      text: `Hello ${firstName},

you are enrolled in ${course} at ${university}, and your class is on Bootcamp Square.
Open this link within seven days to choose your password. It works once.

${link.href}

After that you sign in with ${email} at

${settings.publicOrigin}/login

If the link no longer works, ask for a new password there.

Bootcamp Square
`,
    },
    `invitation.${id}`,
  );
};
