import { mailboxMailer } from '#adapters/mail/mailbox';
import { smtpMailer } from '#adapters/mail/smtp';
import { describeRefusal, testLetter } from '#features/health/test-mail';
import { audit, onCommandLine } from '#kernel/audit';
import { mailAddress } from '#kernel/env-values';
import { settingsOf } from '#kernel/settings-of';
import { CommandFailed, type Workplace } from './surroundings.ts';

const WITHIN_MS = 60_000;

/** Sends a mail to somebody at once, by the settings of the server, and tells what the mail server says. */
export async function testMail({ database, environment, now, say }: Workplace, address: string): Promise<void> {
  const to = mailAddress.safeParse(address);
  if (!to.success) throw new CommandFailed(`${address} is not an e-mail address.`);
  const { mail, smtpUrl, mailFrom, publicOrigin } = settingsOf(environment);
  const letter = testLetter(to.data, publicOrigin, now);
  if (mail === 'smtp' && smtpUrl !== null) {
    const { host } = new URL(smtpUrl);
    await smtpMailer(smtpUrl, mailFrom, { answersWithinMs: WITHIN_MS })
      .send(letter.mail, letter.key)
      .catch((error: Error) => {
        throw new CommandFailed(`${host} did not accept the e-mail: ${describeRefusal(error)}`, { cause: error });
      });
    // what ticks the step of the first steps, as the test in the browser does
    const object = { kind: 'installation', id: null, name: 'Mail test' } as const;
    await audit(database, onCommandLine({ now }), [{ action: 'mail.test', object, after: { taken: true } }]);
    return say(`${host} accepted the e-mail from ${mailFrom.address} to ${address}. Check whether it arrives.`);
  }
  if (mail === 'none') throw new CommandFailed('No e-mail is sent. Set SMTP_URL and MAIL_FROM.');
  await mailboxMailer(database, () => now).send(letter.mail, letter.key);
  say(
    'The e-mail is in the mailbox, at the address that the server printed when it started; nothing is sent out. Set SMTP_URL to send e-mail.',
  );
}
