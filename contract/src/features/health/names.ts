import { MAIL_JOBS, type MailJob } from '#features/mail-delivery/mail-jobs';
import { MAIL_KIND_NAMES } from '#features/notifications/mail-kinds';

const mailJobs = Object.entries<MailJob>(MAIL_JOBS);
const beginSmall = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/**
 * The names of all kinds of e-mails in the operator's lists; those that can be turned off have the names of the
 * preferences. ADM-135
 */
export const MAIL_NAMES: Readonly<Record<string, string>> = {
  ...MAIL_KIND_NAMES,
  ...Object.fromEntries(mailJobs.flatMap(([job, { name, kind }]) => (kind === undefined ? [[job, name]] : []))),
  test: 'Test e-mail',
};

/** The names of all kinds of jobs in the list of failed jobs. ADM-122 */
export const JOB_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(mailJobs.map(([job, { name }]) => [job, `E-mail: ${beginSmall(name)}`])),
  'chat-bridge': 'Messages to a chat channel',
  'own-grant': 'News: someone has joined a class through a grant',
  'support-case': 'Support request, passed on to the other desk',
  webhook: 'Webhook',
};
