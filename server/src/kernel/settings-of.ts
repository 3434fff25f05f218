import type { Environment } from './env-table.ts';
import { isLocalHost, isLocalOrigin } from './local.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

/** How this installation is set up, by its environment. */
export const settingsOf = (environment: Environment): Settings => ({
  ...DEFAULT_SETTINGS,
  publicOrigin: publicOriginOf(environment),
  decommissioned: environment.decommissioned,
  paymentPortalUrl: environment.paymentPortalUrl,
  youtube:
    environment.youtubeApiKey === null ? null : { apiUrl: environment.youtubeApiUrl, key: environment.youtubeApiKey },
  sessionVideoHost: environment.sessionVideoHost,
  videoPlayerOrigin: environment.videoPlayerOrigin,
  mail: mailOf(environment),
  smtpUrl: environment.smtpUrl,
  mailFrom: environment.mailFrom ?? DEFAULT_SETTINGS.mailFrom,
});

const publicOriginOf = ({ publicOrigin, port }: Environment): string => publicOrigin ?? `http://localhost:${port}`;

/** The mailbox holds reset links, so it never comes by itself where others could reach the server. D-208 */
function mailOf(environment: Environment): Settings['mail'] {
  const { mailDriver, smtpUrl, databaseUrl } = environment;
  if (mailDriver !== null) return mailDriver;
  if (smtpUrl !== null) return 'smtp';
  return databaseUrl === null && isLocalOrigin(publicOriginOf(environment)) ? 'mailbox' : 'none';
}

/** Whether the demo accounts may sign in: others cannot reach the server, or are invited to the demo world. D-208 */
export const isDemonstration = (environment: Environment): boolean =>
  isLocalOrigin(publicOriginOf(environment)) && (isLocalHost(environment.host) || environment.seed === 'world');

/** What to plant into an empty database. D-208 */
export const seedOf = ({ seed, databaseUrl, host }: Environment): 'world' | 'none' =>
  seed ?? (databaseUrl === null && isLocalHost(host) ? 'world' : 'none');

/** Why this environment may not serve people, in sentences; commands of the operator work all the same. D-208 */
export function unfitToServe(environment: Environment): string[] {
  const origin = publicOriginOf(environment);
  const { mail } = settingsOf(environment);
  if (isLocalOrigin(origin) || mail === 'smtp' || environment.mailDriver === 'none') return [];
  return [
    `PUBLIC_ORIGIN is ${origin}, but no mail can be sent from it: give SMTP_URL, or say MAIL_DRIVER=none to do without reset links.`,
  ];
}
