import { MAIL_KIND_NAMES } from '#features/notifications/mail-kinds';

/** The names of all kinds of e-mails, as lists of whoever operates show them: those with a switch as preferences do. ADM-135 */
export const MAIL_NAMES: Readonly<Record<string, string>> = {
  ...MAIL_KIND_NAMES,
  grant: 'Grant was given',
  invitation: 'Invitation',
  'login-email': 'Link to confirm a new login e-mail',
  'login-email-changed': 'Login e-mail was changed',
  'reset-link': 'Link to a new password',
  'second-factor-reset': 'Second factor was reset',
  'support-mail': 'Support request, to the support address',
  test: 'Test e-mail',
};
