import type { Command } from 'commander';
import { ROLES } from '@bcs/contract/kernel/roles';
import { DEMO_NAME } from '@bcs/contract/features/setup/demo-name';
import { publishSessionsEnded } from '#kernel/changes';
import { disableDemoAccounts } from '#features/setup/queries-demo';
import { filesOf } from '#adapters/files/files-of';
import { isDemoName, previewDemoRemoval, deleteDemo } from '#features/setup/demo-world/take-away';
import { findDemo } from '#features/setup/demo-world/queries-demo-world';
import { onCommandLine, audit } from '#kernel/audit';
import { settingsOf } from '#kernel/settings-of';
import { mailboxMailer } from '#adapters/mail/mailbox';
import { smtpMailer } from '#adapters/mail/smtp';
import { describeRefusal, testLetter } from '#features/health/test-mail';
import { mailAddress } from '#kernel/env-values';
import { invite, type InvitedUser } from './invite.ts';
import { type WorkRunner, type Workplace, CommandFailed } from './surroundings.ts';
import {
  createUser,
  enrollUser,
  forgetDevice,
  resetUser,
  setUserActive,
  type NewUser,
  type NamedEnrollment,
} from './user.ts';

/** Deactivates all demo accounts, whose password is public. ADM-124 */
async function disableDemo({ database, now, say }: Workplace): Promise<void> {
  const disabled = await database.transaction(async (tx) => {
    const done = await disableDemoAccounts(tx, now);
    for (const id of done.signedIn) await publishSessionsEnded(tx, id);
    return done.disabled;
  });
  say(disabled === 0 ? 'No demo account can sign in.' : `${disabled} demo accounts can no longer sign in.`);
}

/** Lists what belongs to the demo world, and removes it if its name is given. ADM-125 */
async function removeDemo({ database, environment, now, say }: Workplace, name?: string): Promise<void> {
  if ((await findDemo(database)) === undefined) {
    say('There is no demo world here.');
    return;
  }
  const { universities, goes, inTheWay } = await previewDemoRemoval(database);
  say(`The demo world: ${universities.join(', ')}; ${goes.classes} classes, ${goes.people} people,`);
  say(`${goes.sessions} sessions, ${goes.assignments} assignments, ${goes.submissions} submissions.`);
  for (const sentence of inTheWay) say(`In the way: ${sentence}`);
  if (name === undefined) {
    if (inTheWay.length === 0) say(`To remove it: npm run bcs -- demo remove --name "${DEMO_NAME}"`);
    return;
  }
  if (!isDemoName(name)) throw new CommandFailed(`Its name is "${DEMO_NAME}". Nothing was removed.`);
  if (inTheWay.length > 0) throw new CommandFailed('Nothing was removed.');
  const keys = await database.transaction((tx) => deleteDemo(tx, name, onCommandLine({ now })));
  const files = filesOf(settingsOf(environment), environment.DATA_DIR);
  await Promise.all(keys.map((key) => files.remove(key)));
  say('The demo world was removed.');
}

const WITHIN_MS = 60_000;

/** Sends a test mail with the settings of the server, and prints the answer of the mail server. */
async function testMail({ database, environment, now, say }: Workplace, address: string): Promise<void> {
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
    // completes the step of the set-up, as the test in the browser does
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

/** Adds the commands that create accounts and look after them. */
export function addPeople(program: Command, here: WorkRunner, asItIs: WorkRunner): void {
  const user = program.command('user').description('makes and mends accounts');
  user
    .command('create <email>')
    .description('makes an account with a temporary password, which is shown once')
    .requiredOption('--first <name>', 'first name')
    .requiredOption('--last <name>', 'last name')
    .option('--university <name>', 'enroll in a course of this university')
    .option('--course <code>', 'enroll in this course')
    .option('--role <role>', ROLES.join(', '))
    .action((email: string, options: NewUser) => here((place) => createUser(place, email, options)));
  user
    .command('enroll <email>')
    .description('enrolls somebody who has an account in a course')
    .requiredOption('--university <name>', 'the university of the course')
    .requiredOption('--course <code>', 'the code of the course')
    .requiredOption('--role <role>', ROLES.join(', '))
    .action((email: string, seat: Required<NamedEnrollment>) => here((place) => enrollUser(place, email, seat)));
  user
    .command('reset <email>')
    .description('gives a new temporary password and opens a locked account')
    .action((email: string) => here((place) => resetUser(place, email)));
  user
    .command('disable <email>')
    .description('switches an account off and ends what is signed in')
    .action((email: string) => here((place) => setUserActive(place, email, false)));
  user
    .command('enable <email>')
    .description('switches an account on again')
    .action((email: string) => here((place) => setUserActive(place, email, true)));
  user
    .command('forget-device <email>')
    .description('removes the second factor of a person who lost the device')
    .action((email: string) => here((place) => forgetDevice(place, email)));
  const demo = program.command('demo').description('looks after the demo world');
  demo
    .command('disable')
    .description('switches all demo accounts off, whose password is public, and ends what is signed in')
    .action(() => here(disableDemo));
  demo
    .command('remove')
    .description('tells what goes with the demo world and what is in the way; with its name removes it')
    .option('--name <name>', 'as it is told')
    .action(({ name }: { name?: string }) => here((place) => removeDemo(place, name)));
  program
    .command('invite [emails...]')
    .description(
      'sends those of a class who have no password yet an e-mail with a link that lasts seven days; all of them, or those named',
    )
    .requiredOption('--university <name>', 'the university of the course')
    .requiredOption('--course <code>', 'the code of the course')
    .option('--role <role>', 'only those with this role')
    .action((emails: string[], options: InvitedUser) => here((place) => invite(place, emails, options)));
  program
    .command('mail')
    .description('tries out how e-mails are sent')
    .command('test <address>')
    .description('sends one at once, and tells what the mail server says')
    .action((address: string) => asItIs((place) => testMail(place, address)));
}
