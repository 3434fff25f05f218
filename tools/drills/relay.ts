import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { IDS, sessionId } from '@bcs/server/database/seed/ids';
import { freePort } from '@bcs/server/testing/free-port';
import { startServer } from '@bcs/server/testing/server-process';
import PostalMime, { type Email } from 'postal-mime';
import sql from 'sql-template-tag';
import { logIn } from '#bench/seats';
import { makeWorld } from '#bench/world';
import type { Drill } from './drill.ts';
import { installedVersion } from './relay/debian-program.ts';
import { MAILBOX_PASSWORD, startMailboxes } from './relay/dovecot.ts';
import { startRelay } from './relay/postfix.ts';

const { activeCourse: courseId, accounts } = IDS;
const STUDENT = 'student@northfield.example';
const NEWCOMER = 'newcomer@northfield.example';
const RETURNS = 'bounces@square.example';
/** A digest is written every minute, and reports are read every second one. */
const WITHIN_MS = 240_000;
/** People whose mailbox is gone, with the return path of the installation then. */
const GONE = [
  { who: 'ta', address: 'ta@northfield.example', returnPath: 'bounces+*@square.example' },
  { who: 'cd', address: 'cd@northfield.example', returnPath: RETURNS },
] as const;

/** Postfix and Dovecot, as schools run them, between the product and its readers. SUCC-084, SUCC-082 */
export const relay: Drill = {
  name: 'relay',
  about: 'mails through the postfix and into the dovecot of Debian, whose reports of non-delivery come back by POP3',
  run: async ({ postgres, dataDir, say, check }) => {
    const versions = [installedVersion('postconf', '-h', 'mail_version'), installedVersion('dovecot', '--version')];
    if (versions.includes(null) || process.getuid?.() !== 0)
      return say('Left out: it needs root, and postfix, dovecot-lmtpd and dovecot-pop3d of Debian.');
    say(`postfix ${versions[0]}, dovecot ${versions[1]}`);
    const [smtp, lmtp, pop3] = [await freePort(), await freePort(), await freePort()];
    const [relayFolder, mailFolder] = [join(dataDir, 'relay'), join(dataDir, 'mail')];
    for (const folder of [relayFolder, mailFolder]) mkdirSync(folder);
    chmodSync(dataDir, 0o711);

    const { url, database } = await makeWorld(postgres, 'demo');
    // whatever the time of day is now: no quiet hours, and the digest is due
    await database.run(sql`
      update accounts set quiet_from = '00:00', quiet_until = '00:00', time_zone = 'UTC', digest_due_at = now(),
        digest_at = to_char(now() at time zone 'UTC', 'HH24:MI')`);
    const addresses = (await database.many<{ email: string }>(sql`select email from accounts`)).map(
      ({ email }) => email,
    );
    const mailboxes = await startMailboxes(mailFolder, { lmtp, pop3 });
    const postfix = await startRelay(relayFolder, smtp, lmtp).catch((error: unknown) => {
      mailboxes.stop();
      throw error;
    });

    const fulfilled = async (what: string, holds: () => Promise<boolean>) => {
      const late = AbortSignal.timeout(WITHIN_MS);
      let held = await holds();
      while (!held && !late.aborted) {
        await sleep(500);
        held = await holds();
      }
      check(what, held ? 1 : 0, 1, 'at least');
    };
    const mailsOf = (address: string): Promise<Email[]> =>
      Promise.all(mailboxes.arrived(address).map((mail) => PostalMime.parse(mail)));
    const mailWith = async (address: string, subject: RegExp) =>
      (await mailsOf(address)).find((mail) => subject.test(mail.subject ?? ''));
    const arrives = async (what: string, address: string, subject: RegExp, hasSwitch: boolean) => {
      await fulfilled(what, async () => (await mailWith(address, subject)) !== undefined);
      const mail = await mailWith(address, subject);
      const heads = new Map(mail?.headers.map(({ key, value }) => [key, value]));
      const isWhole =
        Boolean(mail?.text) &&
        Boolean(mail?.html) &&
        heads.has('list-unsubscribe') === hasSwitch &&
        heads.get('list-unsubscribe-post') === (hasSwitch ? 'List-Unsubscribe=One-Click' : undefined);
      check(`${what}, whole after the way`, isWhole ? 1 : 0, 1, 'at least');
    };

    const startProduct = (returnPath: string) =>
      freePort().then((port) =>
        startServer(port, {
          DATABASE_URL: url,
          DATA_DIR: join(dataDir, 'product'),
          SMTP_URL: `smtp://127.0.0.1:${smtp}`,
          MAIL_FROM: 'Bootcamp Square <no-reply@square.example>',
          MAIL_RETURN_PATH: returnPath,
          MAIL_RETURN_MAILBOX: `pop3://${encodeURIComponent(RETURNS)}:${MAILBOX_PASSWORD}@127.0.0.1:${pop3}`,
        }),
      );
    let server: Awaited<ReturnType<typeof startServer>> | undefined;
    const ask = async (token: string | null, name: string, input: object) => {
      const answer = await fetch(`${server?.url}/broker/${name}`, {
        method: name === 'myInfo' ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', ...(token !== null && { authtoken: token }) },
        ...(name !== 'myInfo' && { body: JSON.stringify(input) }),
      });
      if (!answer.ok) say(`${name}: ${answer.status} ${await answer.clone().text()}`);
      return (await answer.json()) as { digest: string; stoppedMail: { answer: string } | null };
    };
    const askForPassword = (username: string) =>
      ask(null, 'requestPasswordReset', { username, resetUrl: `${server?.url}/reset-password` });

    try {
      for (const [turn, { who, address, returnPath }] of GONE.entries()) {
        mailboxes.keep([...addresses, NEWCOMER, RETURNS].filter((each) => each !== address));
        server = await startProduct(returnPath);
        if (turn === 0) {
          await arrives('a digest arrives', STUDENT, /^Your day/, true);
          const operator = await logIn(database, accounts.operator, 'code');
          const seat = { courseId, role: 'ta' };
          await ask(operator, 'createPerson', {
            email: NEWCOMER,
            firstName: 'New',
            lastName: 'Comer',
            seat,
            invites: true,
          });
          await arrives('an invitation arrives', NEWCOMER, /^Welcome to /, false);
          const admin = await logIn(database, accounts.admin);
          const session = { courseId, sessionId: sessionId(courseId, 72) };
          const { digest } = await ask(admin, 'previewCancelSession', session);
          await ask(admin, 'cancelSession', { ...session, digest });
          await arrives('a mail at once arrives', STUDENT, /has been cancelled/, true);
        }
        const owner = await logIn(database, accounts[who]);
        const stopped = async () => (await ask(owner, 'myInfo', {})).stoppedMail;
        say(`${address} has no mailbox; reports go to ${returnPath}.`);
        await askForPassword(address);
        await fulfilled('a report of non-delivery stops the mail', async () => (await stopped()) !== null);
        const reason = (await stopped())?.answer ?? '';
        say(`The reason: ${reason}`);
        check(
          'its owner sees the reason of the mail server',
          /5\.1\.1.*User doesn't exist/.test(reason) ? 1 : 0,
          1,
          'at least',
        );
        check('reports left in the return mailbox', mailboxes.arrived(RETURNS).length, 0, 'at most');
        mailboxes.keep([...addresses, NEWCOMER, RETURNS]);
        const before = mailboxes.arrived(address).length;
        await askForPassword(address);
        await sleep(5000);
        check('mails that came while it was stopped', mailboxes.arrived(address).length - before, 0, 'at most');
        await ask(owner, 'retryAddress', {});
        check("mail is wanted again after 'Try again'", (await stopped()) === null ? 1 : 0, 1, 'at least');
        await askForPassword(address);
        await arrives('and arrives', address, /^Reset your/, false);
        await server.stop();
      }
      const twice = (await mailsOf(STUDENT)).map(({ messageId }) => messageId);
      check('mails that arrived twice', twice.length - new Set(twice).size, 0, 'at most');
    } finally {
      await server?.stop();
      postfix.stop();
      mailboxes.stop();
      await database.close();
    }
  },
};
