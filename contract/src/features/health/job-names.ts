/** The names of all kinds of jobs, as the list of those that have failed shows them. ADM-122 */
export const JOB_NAMES: Readonly<Record<string, string>> = {
  'chat-bridge': 'Messages to a chat channel',
  digest: 'E-mail: digests',
  grant: 'E-mail: grant was given',
  invitation: 'E-mail: invitation',
  'login-email': 'E-mail: link to confirm a new login e-mail',
  'login-email-changed': 'E-mail: login e-mail was changed',
  notice: 'E-mail: news',
  'own-grant': 'News: someone has joined a class through a grant',
  'reset-link': 'E-mail: link to a new password',
  'second-factor-reset': 'E-mail: second factor was reset',
  'support-answer': 'E-mail: answer to a support request',
  'support-case': 'Support request, passed on to the other desk',
  'support-mail': 'E-mail: support request, to the support address',
  webhook: 'Webhook',
};
