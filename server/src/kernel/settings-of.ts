import { readMeetingSettings } from './meetings-of-environment.ts';
import { roomSettingsOf } from './room-settings-of.ts';
import { caseDeskOf } from './case-desk-of.ts';
import type { Environment } from './env-table.ts';
import { isLocalHost, isLocalOrigin } from './local.ts';
import { BUILT_IN, DEFAULT_SETTINGS, STATEMENT_PATH, type Settings } from './settings.ts';

/** Reads the settings of this installation from its environment. */
export const settingsOf = (environment: Environment): Settings => ({
  ...DEFAULT_SETTINGS,
  publicOrigin: publicOriginOf(environment),
  decommissioned: environment.decommissioned,
  paymentPortalUrl: paymentPortalOf(environment),
  paymentCookieDomain: environment.paymentCookieDomain,
  paymentTokenSecret: environment.paymentTokenSecret,
  liveChatUrl: environment.liveChatUrl,
  chatHosts: environment.chatHosts ?? [],
  clamd: environment.clamdAddress,
  youtube:
    environment.youtubeApiKey === null ? null : { apiUrl: environment.youtubeApiUrl, key: environment.youtubeApiKey },
  googlePlaces:
    environment.googlePlacesApiKey === null
      ? null
      : { apiUrl: environment.googlePlacesApiUrl, key: environment.googlePlacesApiKey },
  bucket: bucketOf(environment),
  cases: caseDeskOf(environment),
  meetings: readMeetingSettings(environment),
  ...roomSettingsOf(environment),
  supportEmail: environment.supportEmail?.address ?? null,
  sessionVideoHost: environment.sessionVideoHost,
  videoPlayerOrigin: environment.videoPlayerOrigin,
  mail: mailOf(environment),
  smtpUrl: environment.smtpUrl,
  mailFrom: environment.mailFrom ?? DEFAULT_SETTINGS.mailFrom,
  mailsPerMinute: environment.mailsPerMinute,
  returns: returnsOf(environment),
});

/** One for people who work, another one for people who try out. D-165 */
const DEFAULT_BUCKETS = { prod: 'bcs-support-screenshots-prod', dev: 'bcs-support-screenshots-dev' } as const;

function bucketOf(environment: Environment): Settings['bucket'] {
  const { filesDriver, s3Endpoint, s3Region, s3Bucket, s3AccessKeyId, s3SecretAccessKey } = environment;
  if (filesDriver !== 's3' || s3Endpoint === null || s3AccessKeyId === null || s3SecretAccessKey === null) return null;
  return {
    endpoint: s3Endpoint.replace(/\/+$/, ''),
    region: s3Region,
    bucket: s3Bucket ?? DEFAULT_BUCKETS[isLocalOrigin(publicOriginOf(environment)) ? 'dev' : 'prod'],
    accessKeyId: s3AccessKeyId,
    secretAccessKey: s3SecretAccessKey,
  };
}

const publicOriginOf = ({ publicOrigin, port }: Environment): string => publicOrigin ?? `http://localhost:${port}`;

/** Our own statement stands in for a portal where it is asked for, and where people try the product out. D-170 */
function paymentPortalOf(environment: Environment): string | null {
  const publicOrigin = publicOriginOf(environment);
  const portal = environment.paymentPortalUrl ?? (isLocalOrigin(publicOrigin) ? BUILT_IN : null);
  return portal === BUILT_IN ? `${publicOrigin}${STATEMENT_PATH}` : portal;
}

/** The mailbox holds reset links, so it never comes by itself where others could reach the server. D-208 */
function mailOf(environment: Environment): Settings['mail'] {
  const { mailDriver, smtpUrl, databaseUrl } = environment;
  if (mailDriver !== null) return mailDriver;
  if (smtpUrl !== null) return 'smtp';
  return databaseUrl === null && isLocalOrigin(publicOriginOf(environment)) ? 'mailbox' : 'none';
}

const returnsOf = ({ mailReturnPath, mailReturnMailbox }: Environment): Settings['returns'] =>
  mailReturnPath === null || mailReturnMailbox === null ? null : { path: mailReturnPath, mailbox: mailReturnMailbox };

/** Whether the demo accounts may sign in: others cannot reach the server, or are invited to the demo world. D-208 */
export const isDemonstration = (environment: Environment): boolean =>
  isLocalOrigin(publicOriginOf(environment)) && (isLocalHost(environment.host) || environment.seed === 'world');

/** Tells which content to plant into an empty database. D-208 */
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
