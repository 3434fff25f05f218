import type { Instant } from '@bcs/contract/kernel/clock';
import { mailerOf } from '#adapters/mail/mailer-of';
import { openPostgres } from '#database/postgres';
import { NOTICE_JOB } from '#features/notifications/queries-mail';
import { DIGEST_JOB } from '#features/preferences/queries-turns';
import { sendDigests, takeDigests } from '#jobs/digest';
import { sendNotice } from '#jobs/notice';
import { runDueJobs } from '#jobs/outbox';
import type { Mailer } from '#kernel/mailer';
import { createSealer } from '#kernel/sealer';
import type { Services } from '#kernel/services';
import { DEFAULT_SETTINGS } from '#kernel/settings';
import { guardedMailer } from '#guarded-mailer';
import type { BuiltInFault } from './processes.ts';

/**
 * A process that sends mails as a server does, by a simulated clock: it does the work that is due and reports when it
 * has finished.
 */
const [url = '', smtpUrl = '', broken = ''] = process.argv.slice(2) as [string?, string?, BuiltInFault?];
let now: Instant = '';
const database = await openPostgres(url, { poolSize: 8 });
const sealer = createSealer(Buffer.alloc(32, 7));
const settings = { ...DEFAULT_SETTINGS, mail: 'smtp' as const, smtpUrl, mailsPerMinute: 60_000_000 };
const needed = { database, clock: () => now, sealer };
const openMailer = () =>
  broken === 'unguarded' ? mailerOf(settings, database, needed.clock) : guardedMailer(settings, needed);
// processes are started again and again, so this one has only the services that mails need
const servicesWith = (mailer: Mailer) =>
  ({ ...needed, mailer, settings, report: () => {} }) as Pick<Services, 'mailer'> as Services;
const kinds = { [DIGEST_JOB]: sendDigests, [NOTICE_JOB]: sendNotice };

process.on('message', (at: Instant) => {
  now = at;
  // its connections are closed after each moment, so that the simulation knows that no mail is still on its way
  const mailer = openMailer();
  void (async () => {
    const services = servicesWith(mailer);
    await takeDigests(services);
    await runDueJobs(services, { kinds });
  })()
    .finally(() => mailer.close?.())
    .then(
      () => process.send?.({ did: at }),
      (error: unknown) => process.send?.({ did: at, error: String(error) }),
    );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ did: '' });
