/** The kinds of jobs that send a mail, and go on for two days while the mail server is away. */
export const MAIL_JOBS: readonly string[] = [
  'digest',
  'grant',
  'invitation',
  'login-email',
  'login-email-changed',
  'notice',
  'reset-link',
  'second-factor-reset',
  'support-answer',
  'support-mail',
];
