import { MAIL_KIND_NAMES } from '#features/notifications/mail-kinds';

/** The names of e-mails that cannot be turned off, by the job that sends them. */
const MAILS_OF_JOBS = {
  grant: 'Grant was given',
  invitation: 'Invitation',
  'login-email': 'Link to confirm a new login e-mail',
  'login-email-changed': 'Login e-mail was changed',
  'reset-link': 'Link to a new password',
  'second-factor-reset': 'Second factor was reset',
  'support-mail': 'Support request, to the support address',
} as const;

/**
 * The names of all kinds of e-mails in the operator's lists; those that can be turned off have the names of the
 * preferences. ADM-135
 */
export const MAIL_NAMES: Readonly<Record<string, string>> = {
  ...MAIL_KIND_NAMES,
  ...MAILS_OF_JOBS,
  test: 'Test e-mail',
};

const beginSmall = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** The names of all kinds of jobs in the list of failed jobs. ADM-122 */
export const JOB_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(MAILS_OF_JOBS).map(([kind, name]) => [kind, `E-mail: ${beginSmall(name)}`])),
  'chat-bridge': 'Messages to a chat channel',
  digest: 'E-mail: digests',
  notice: 'E-mail: news',
  'own-grant': 'News: someone has joined a class through a grant',
  'support-answer': 'E-mail: answer to a support request',
  'support-case': 'Support request, passed on to the other desk',
  webhook: 'Webhook',
};
