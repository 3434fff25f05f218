/** A job that sends mails. */
export interface MailJob {
  /** The name in the operator's lists. */
  readonly name: string;
  /** The kind by which its mails can be turned off: null for that of their news, missing if they cannot be. SUCC-078 */
  readonly kind?: string | null;
}

/** All jobs that send mails. ADM-122, ADM-135 */
export const MAIL_JOBS = {
  digest: { name: 'Digests', kind: 'digest' },
  grant: { name: 'Grant was given' },
  invitation: { name: 'Invitation' },
  'login-email': { name: 'Link to confirm a new login e-mail' },
  'login-email-changed': { name: 'Login e-mail was changed' },
  notice: { name: 'News', kind: null },
  'reset-link': { name: 'Link to a new password' },
  'second-factor-reset': { name: 'Second factor was reset' },
  'support-answer': { name: 'Answer to a support request', kind: 'support' },
  'support-mail': { name: 'Support request, to the support address' },
} as const satisfies Readonly<Record<string, MailJob>>;
