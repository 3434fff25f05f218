import type { Environment } from './env-table.ts';
import { isLocalHost, isLocalOrigin } from './local.ts';
import {
  BUILT_IN,
  DEFAULT_SETTINGS,
  STATEMENT_PATH,
  type Settings,
  type CaseDesk,
  type MeetingSettings,
} from './settings.ts';

/** Reads the settings of this installation from its environment. */
export const settingsOf = (environment: Environment): Settings => ({
  ...DEFAULT_SETTINGS,
  publicOrigin: publicOriginOf(environment),
  decommissioned: environment.PLATFORM_DECOMMISSIONED,
  paymentPortalUrl: paymentPortalOf(environment),
  paymentCookieDomain: environment.PAYMENT_COOKIE_DOMAIN,
  paymentTokenSecret: environment.PAYMENT_TOKEN_SECRET,
  liveChatUrl: environment.LIVE_CHAT_URL,
  chatHosts: environment.CHAT_HOSTS ?? [],
  clamd: environment.CLAMD_ADDRESS,
  youtube:
    environment.YOUTUBE_API_KEY === null
      ? null
      : { apiUrl: environment.YOUTUBE_API_URL, key: environment.YOUTUBE_API_KEY },
  googlePlaces:
    environment.GOOGLE_PLACES_API_KEY === null
      ? null
      : { apiUrl: environment.GOOGLE_PLACES_API_URL, key: environment.GOOGLE_PLACES_API_KEY },
  bucket: bucketOf(environment),
  cases: caseDeskOf(environment),
  meetings: readMeetingSettings(environment),
  turn: turnOf(environment),
  mediaPorts: environment.MEDIA_PORTS,
  mediaAddress: environment.MEDIA_ADDRESS,
  supportEmail: environment.SUPPORT_EMAIL?.address ?? null,
  sessionVideoHost: environment.SESSION_VIDEO_HOST,
  videoPlayerOrigin: environment.VIDEO_PLAYER_ORIGIN,
  mail: mailOf(environment),
  smtpUrl: environment.SMTP_URL,
  mailFrom: environment.MAIL_FROM ?? DEFAULT_SETTINGS.mailFrom,
  mailsPerMinute: environment.MAILS_PER_MINUTE,
  returns: returnsOf(environment),
});

/** The default buckets, one for real use and one for trying things out. D-165 */
const DEFAULT_BUCKETS = { prod: 'bcs-support-screenshots-prod', dev: 'bcs-support-screenshots-dev' } as const;

function bucketOf(environment: Environment): Settings['bucket'] {
  const { FILES_DRIVER, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
  if (FILES_DRIVER !== 's3' || S3_ENDPOINT === null || S3_ACCESS_KEY_ID === null || S3_SECRET_ACCESS_KEY === null)
    return null;
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    region: environment.S3_REGION,
    bucket: environment.S3_BUCKET ?? DEFAULT_BUCKETS[isLocalOrigin(publicOriginOf(environment)) ? 'dev' : 'prod'],
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

const publicOriginOf = ({ PUBLIC_ORIGIN, PORT }: Environment): string => PUBLIC_ORIGIN ?? `http://localhost:${PORT}`;

const turnOf = ({ TURN_URL, TURN_SECRET }: Environment): Settings['turn'] =>
  TURN_URL === null || TURN_SECRET === null ? null : { url: TURN_URL, secret: TURN_SECRET };

/** Chooses the built-in statement as the portal if it is requested, and in demonstrations. D-170 */
function paymentPortalOf(environment: Environment): string | null {
  const publicOrigin = publicOriginOf(environment);
  const portal = environment.PAYMENT_PORTAL_URL ?? (isLocalOrigin(publicOrigin) ? BUILT_IN : null);
  return portal === BUILT_IN ? `${publicOrigin}${STATEMENT_PATH}` : portal;
}

/**
 * Chooses how to send mail. The mailbox contains reset links, so it is never the default if others can reach the
 * server. D-208
 */
function mailOf(environment: Environment): Settings['mail'] {
  const { MAIL_DRIVER, SMTP_URL, DATABASE_URL } = environment;
  if (MAIL_DRIVER !== null) return MAIL_DRIVER;
  if (SMTP_URL !== null) return 'smtp';
  return DATABASE_URL === null && isLocalOrigin(publicOriginOf(environment)) ? 'mailbox' : 'none';
}

const returnsOf = ({ MAIL_RETURN_PATH, MAIL_RETURN_MAILBOX }: Environment): Settings['returns'] =>
  MAIL_RETURN_PATH === null || MAIL_RETURN_MAILBOX === null
    ? null
    : { path: MAIL_RETURN_PATH, mailbox: MAIL_RETURN_MAILBOX };

/**
 * Tells whether demo accounts may sign in: the server is only reachable locally, or is meant as a demonstration. D-208
 */
export const isDemonstration = (environment: Environment): boolean =>
  isLocalOrigin(publicOriginOf(environment)) && (isLocalHost(environment.HOST) || environment.BCS_SEED === 'world');

/** Tells which content to plant into an empty database. D-208 */
export const seedOf = ({ BCS_SEED, DATABASE_URL, HOST }: Environment): 'world' | 'none' =>
  BCS_SEED ?? (DATABASE_URL === null && isLocalHost(HOST) ? 'world' : 'none');

/** Tells why this environment must not serve people, in sentences; operator commands still work. D-208 */
export function unfitToServe(environment: Environment): string[] {
  const origin = publicOriginOf(environment);
  const { mail } = settingsOf(environment);
  if (isLocalOrigin(origin) || mail === 'smtp' || environment.MAIL_DRIVER === 'none') return [];
  return [
    `PUBLIC_ORIGIN is ${origin}, but no e-mail can be sent from it: give SMTP_URL, or say MAIL_DRIVER=none to do without reset links.`,
  ];
}

const WEB_TO_CASE = 'https://webto.salesforce.com/servlet/servlet.WebToCase';
const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** The provider's desk according to the environment; null for our own only. */
function caseDeskOf(environment: Environment): CaseDesk | null {
  const {
    CASE_PROVIDER: provider,
    CASE_PROVIDER_URL: url,
    CASE_ORG_ID: orgId,
    CASE_PROVIDER_USER: user,
    CASE_PROVIDER_TOKEN: token,
  } = environment;
  if (provider === 'web-to-case' && orgId !== null)
    return {
      provider,
      url: url ?? WEB_TO_CASE,
      orgId,
      recordType: environment.CASE_RECORD_TYPE,
      fieldMap: environment.CASE_FIELD_MAP ?? {},
    };
  if (url === null || token === null) return null;
  const desk = { url: withoutSlash(url), token };
  if (provider === 'freshdesk') return { provider, ...desk };
  return provider === 'zendesk' && user !== null ? { provider, ...desk, user } : null;
}

/** The provider as the environment names it. */
function readMeetingSettings(environment: Environment): MeetingSettings {
  const { MEETING_DRIVER: driver, ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID, ZOOM_CLIENT_SECRET, ZOOM_HOSTS } = environment;
  const { BBB_URL, BBB_SECRET, JITSI_URL, JITSI_APP_ID, JITSI_SECRET } = environment;
  if (driver === 'zoom' && ZOOM_ACCOUNT_ID !== null && ZOOM_CLIENT_ID !== null && ZOOM_CLIENT_SECRET !== null)
    return {
      driver,
      apiUrl: withoutSlash(environment.ZOOM_API_URL),
      tokenUrl: environment.ZOOM_TOKEN_URL,
      accountId: ZOOM_ACCOUNT_ID,
      clientId: ZOOM_CLIENT_ID,
      clientSecret: ZOOM_CLIENT_SECRET,
      hosts: ZOOM_HOSTS ?? [],
      webhookSecret: environment.ZOOM_WEBHOOK_SECRET,
    };
  if (driver === 'bbb' && BBB_URL !== null && BBB_SECRET !== null)
    return { driver, url: withoutSlash(BBB_URL).replace(/\/api$/, ''), secret: BBB_SECRET };
  if (driver === 'jitsi' && JITSI_URL !== null && JITSI_APP_ID !== null && JITSI_SECRET !== null)
    return { driver, url: withoutSlash(JITSI_URL), appId: JITSI_APP_ID, secret: JITSI_SECRET };
  return { driver: 'built-in' };
}
