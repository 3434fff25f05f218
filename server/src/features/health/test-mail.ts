import type { Instant } from '@bcs/contract/kernel/clock';
import { mailOf } from '#kernel/letter';
import { paragraph } from '#kernel/letter-parts';
import { AddressStopped, type Mail, type MailAddress } from '#kernel/mailer';
import type { Services } from '#kernel/services';

/** The time limit for the mail server, since the screen promises an answer within 30 seconds. ADM-121 */
const WITHIN_MS = 25_000;

/** The test mail, with the key of its attempts. */
export const testLetter = (to: MailAddress, publicOrigin: string, now: Instant): { mail: Mail; key: string } => ({
  mail: mailOf({
    accountId: null,
    kind: 'test',
    to,
    subject: 'Test e-mail from Bootcamp Square',
    blocks: [
      paragraph(`Someone who operates ${publicOrigin} has sent this test e-mail.`),
      paragraph('Links in e-mails lead to that address. If people find the product elsewhere, set PUBLIC_ORIGIN.'),
    ],
  }),
  key: `test.${now.replaceAll(/\D/g, '')}`,
});

/** Sends the test mail at once, and returns the answer of the mail server, or that there was none. ADM-121 */
export async function tryMail(
  { mailer, settings }: Pick<Services, 'mailer' | 'settings'>,
  to: MailAddress,
  now: Instant,
  withinMs = WITHIN_MS,
): Promise<{ success: boolean; message: string }> {
  const { mail, smtpUrl, mailFrom, publicOrigin } = settings;
  if (mail === 'none') return { success: false, message: 'No e-mail is sent. Set SMTP_URL and MAIL_FROM.' };
  const host = smtpUrl === null ? 'The mailbox' : new URL(smtpUrl).host;
  const letter = testLetter(to, publicOrigin, now);
  let timer: NodeJS.Timeout | undefined;
  const silent = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silent(`it has not answered for ${withinMs / 1000} seconds`)), withinMs);
  });
  try {
    await Promise.race([mailer.send(letter.mail, letter.key), silent]);
  } catch (error) {
    if (error instanceof AddressStopped) return { success: false, message: error.message };
    return { success: false, message: `${host} did not accept the e-mail: ${describeRefusal(error as Error)}` };
  } finally {
    clearTimeout(timer);
  }
  return {
    success: true,
    message:
      mail === 'smtp'
        ? `${host} accepted the e-mail from ${mailFrom.address} to ${to.address}. Check whether it arrives.`
        : 'The e-mail is in the mailbox, at the address that the server printed when it started; nothing is sent out. Set SMTP_URL to send e-mail.',
  };
}

/** The mail server did not answer in time, but may still accept the mail. */
class Silent extends Error {
  readonly code = 'ETIMEDOUT';
}

const WHERE = 'Check the host and the port in SMTP_URL, and whether it is smtps:// (port 465) or smtp:// (587).';
const HINTS: Readonly<Record<string, string>> = {
  EAUTH: 'Check the user and the password in SMTP_URL; characters such as @ in them are written as %40.',
  EDNS: 'Check the host name in SMTP_URL.',
  ESOCKET: WHERE,
  ECONNECTION: WHERE,
  ETIMEDOUT: 'Check the host and the port in SMTP_URL, and whether a firewall blocks outgoing e-mail.',
  EENVELOPE: 'Check MAIL_FROM, and whether the address exists.',
};

/** Words the answer of a mail server, with a hint where to look. */
export const describeRefusal = (error: Error): string =>
  `${error.message}. ${HINTS[(error as NodeJS.ErrnoException).code ?? ''] ?? 'Check SMTP_URL and MAIL_FROM.'}`;
