import { mailerOf } from '#adapters/mail/mailer-of';
import { guardMailer } from '#features/mail-delivery/guard';
import type { Mailer } from '#kernel/mailer';
import type { Services } from '#kernel/services';
import type { Settings } from '#kernel/settings';

/** The mailer that the settings select, wrapped by the guard unless it discards every mail. */
export function guardedMailer(settings: Settings, needed: Pick<Services, 'database' | 'clock' | 'sealer'>): Mailer {
  const mailer = mailerOf(settings, needed.database, needed.clock);
  return settings.mail === 'none' ? mailer : guardMailer(mailer, needed);
}
