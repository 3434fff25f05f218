/** The kinds of e-mail, as lists name them. */
const MAIL_NAMES: Readonly<Record<string, string>> = {
  digest: 'Digest',
  grant: 'Grant was given',
  invitation: 'Invitation',
  'login-email': 'Link to confirm a new login e-mail',
  'login-email-changed': 'Login e-mail was changed',
  'reset-link': 'Link to a new password',
  'second-factor-reset': 'Second factor was reset',
  'support-answer': 'Answer to a support request',
  'support-mail': 'Support request',
  test: 'Test e-mail',
};

/** The name of a kind of e-mail; a kind of a newer version has none yet. */
export const mailName = (kind: string): string => MAIL_NAMES[kind] ?? kind;
