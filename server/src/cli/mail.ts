import { mailboxMailer } from '#adapters/mail/mailbox';
import { smtpMailer } from '#adapters/mail/smtp';
import { mailAddress } from '#kernel/env-readers';
import { settingsOf } from '#kernel/settings-of';
import { CommandFailed, type Workplace } from './surroundings.ts';

const WITHIN_MS = 60_000;

/** Sends a mail to somebody at once, by the settings of the server, and tells what the mail server says. */
export async function testMail({ database, environment, now, say }: Workplace, address: string): Promise<void> {
  const to = mailAddress(address);
  if (!to.ok) throw new CommandFailed(`${address} is no e-mail address.`);
  const { mail, smtpUrl, mailFrom, publicOrigin } = settingsOf(environment);
  const letter = {
    accountId: null,
    kind: 'test',
    to: to.value,
    subject: 'Mails of Bootcamp Square arrive',
    text: `This mail was sent by \`npm run bcs -- mail test\` of ${publicOrigin}.\n\nLinks in mails lead there. If that is not where people find the product, set PUBLIC_ORIGIN.\n`,
  };
  const key = `test.${now.replaceAll(/\D/g, '')}`;
  if (mail === 'smtp' && smtpUrl !== null) {
    const { host } = new URL(smtpUrl);
    await smtpMailer(smtpUrl, mailFrom, WITHIN_MS)
      .send(letter, key)
      .catch((error: Error) => {
        throw new CommandFailed(`${host} did not take the mail: ${error.message}. ${hintOf(error)}`, { cause: error });
      });
    return say(`${host} has taken the mail from ${mailFrom.address} to ${address}. Look whether it arrives.`);
  }
  if (mail === 'none') throw new CommandFailed('No mails are sent. Set SMTP_URL and MAIL_FROM.');
  await mailboxMailer(database, () => now).send(letter, key);
  say('The mail is in the mailbox of the server, at /dev/mailbox; nothing is sent out. Set SMTP_URL to send mails.');
}

/** What to look at, by what went wrong. */
function hintOf(error: Error): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  const hints: Readonly<Record<string, string>> = {
    EAUTH: 'Look at the user and the password in SMTP_URL; signs such as @ in them are written as %40.',
    EDNS: 'Look at the name of the host in SMTP_URL.',
    ESOCKET: 'Look at host and port in SMTP_URL, and whether it is smtps:// (port 465) or smtp:// (587).',
    ECONNECTION: 'Look at host and port in SMTP_URL, and whether it is smtps:// (port 465) or smtp:// (587).',
    ETIMEDOUT: 'Look at host and port in SMTP_URL, and whether a firewall lets mails out.',
    EENVELOPE: 'Look at MAIL_FROM, and whether the address exists.',
  };
  return hints[code] ?? 'Look at SMTP_URL and MAIL_FROM.';
}
