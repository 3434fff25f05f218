import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '@bcs/server/database/migrate';
import { openPostgres } from '@bcs/server/database/postgres';
import { freePort } from '@bcs/server/testing/free-port';
import { startServer } from '@bcs/server/testing/server-process';
import { startSmtp } from '@bcs/server/testing/smtp';
import sql from 'sql-template-tag';
import type { Drill } from './drill.ts';

/** Longer than any of the former limits. */
const SLOW_MS = 35_000;
const MAILS = 8;

/** A mail server that takes long to say that it keeps a mail. */
export const slowMail: Drill = {
  name: 'slow-mail',
  about: `the mail server says after ${SLOW_MS / 1000} s that it has taken a mail`,
  run: async ({ postgres, dataDir, say, check }) => {
    const url = await postgres.create('bcs_slow_mail');
    const smtp = await startSmtp(SLOW_MS);
    const database = await openPostgres(url, { poolSize: 1 });
    await migrate(database);
    for (let at = 0; at < MAILS; at++)
      await database.run(sql`
        insert into accounts (email, first_name, last_name, draft_key) values (${`p${at}@slow.example`}, 'P', 'Q', ${`k${at}`})`);
    const environment = {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      SMTP_URL: smtp.url,
      SUPPORT_EMAIL: 'desk@slow.example',
    };
    const server = await startServer(await freePort(), environment);
    try {
      const payload = (at: number) =>
        JSON.stringify({ email: `p${at}@slow.example`, resetUrl: 'http://localhost:3000/reset-password' });
      for (let at = 0; at < MAILS; at++)
        await database.run(
          sql`insert into outbox (kind, payload, run_at) values ('reset-link', ${payload(at)}::jsonb, now())`,
        );
      await sleep(6000);
      // a job of another kind does not wait behind them
      await database.run(
        sql`insert into outbox (kind, payload, run_at) values ('support-mail', '{"caseId": 1}', now())`,
      );
      const began = performance.now();
      const open = async (kind: string) =>
        (await database.one<{ count: number }>(
          sql`select count(*) from outbox where kind = ${kind} and done_at is null`,
        )).count; // prettier-ignore
      while ((await open('support-mail')) > 0 && performance.now() - began < 30_000) await sleep(100);
      check('a job of another kind is done after, ms', performance.now() - began, 6000, 'at most');
      while ((await open('reset-link')) > 0 && performance.now() - began < 4 * SLOW_MS) await sleep(500);
      await sleep(2000);
      const to = smtp.mails.flatMap((mail) => mail.to);
      say(`${to.length} mails taken of ${MAILS}.`);
      check('mails that arrived', new Set(to).size, MAILS, 'at least');
      check('mails that arrived twice', to.length - new Set(to).size, 0, 'at most');
      const { most } = await database.one<{ most: number }>(sql`select max(attempts) as most from outbox`);
      check('attempts at a mail', most, 1, 'at most');
    } finally {
      await server.stop();
      await database.close();
      await smtp.close();
    }
  },
};
