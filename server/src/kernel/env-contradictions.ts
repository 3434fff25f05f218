import type { Environment } from './env-table.ts';
import { isLocalHost, isLocalOrigin } from './local.ts';

type Name = keyof Environment;

/**
 * Lists contradictions between variables, one sentence each. A value that could not be read is undefined here, and was
 * reported before.
 */
export const contradictions = (environment: Environment): string[] => [
  ...(environment.DATABASE_LISTEN_URL !== null && environment.DATABASE_URL === null
    ? ['DATABASE_LISTEN_URL is given, but DATABASE_URL is not: without a pooler give DATABASE_URL alone.']
    : []),
  ...ofMail(environment),
  ...ofFiles(environment),
  ...ofCases(environment),
  ...ofMeetings(environment),
  ...((environment.TURN_URL === null) === (environment.TURN_SECRET === null)
    ? []
    : ['TURN_URL and TURN_SECRET are of use together only.']),
];

/** Lists variables that are missing although the value of another one needs them. */
const missing = (environment: Environment, because: string, needed: readonly Name[] = []): string[] =>
  needed.filter((name) => environment[name] === null).map((name) => `${because}, so ${name} must be given.`);

/** Lists variables with which data would be sent over the network unencrypted. */
const unencrypted = (environment: Environment, name: 'CASE_PROVIDER_URL' | 'BBB_URL' | 'JITSI_URL'): string[] =>
  environment[name]?.startsWith('http:') &&
  environment.PUBLIC_ORIGIN !== null &&
  !isLocalOrigin(environment.PUBLIC_ORIGIN)
    ? [`${name} must begin with https://, since PUBLIC_ORIGIN is not local.`]
    : [];

function ofMail(environment: Environment): string[] {
  const { MAIL_DRIVER: driver, SMTP_URL, MAIL_RETURN_PATH, MAIL_RETURN_MAILBOX } = environment;
  const mailbox = URL.parse(MAIL_RETURN_MAILBOX ?? '');
  return [
    ...(driver === 'smtp' ? missing(environment, 'MAIL_DRIVER is smtp', ['SMTP_URL']) : []),
    ...(driver !== null && driver !== 'smtp' && SMTP_URL !== null
      ? [`SMTP_URL is given, but MAIL_DRIVER is ${driver}: choose MAIL_DRIVER=smtp or leave SMTP_URL out.`]
      : []),
    ...((MAIL_RETURN_PATH === null) === (MAIL_RETURN_MAILBOX === null)
      ? []
      : ['MAIL_RETURN_PATH and MAIL_RETURN_MAILBOX are given together, or neither of them.']),
    ...(MAIL_RETURN_PATH !== null && mailbox?.protocol === 'pop3:' && !isLocalHost(mailbox.hostname)
      ? ['MAIL_RETURN_MAILBOX is not encrypted: give a pop3s:// address.']
      : []),
  ];
}

const OF_BUCKETS = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function ofFiles(environment: Environment): string[] {
  if (environment.FILES_DRIVER === 's3') return missing(environment, 'FILES_DRIVER is s3', OF_BUCKETS);
  return environment.S3_ENDPOINT === null
    ? []
    : ['S3_ENDPOINT is given, but FILES_DRIVER is disk: choose FILES_DRIVER=s3 or leave S3_ENDPOINT out.'];
}

const OF_DESKS = ['CASE_PROVIDER_URL', 'CASE_ORG_ID', 'CASE_PROVIDER_USER', 'CASE_PROVIDER_TOKEN'] as const;
const NEEDED_BY_DESKS: Readonly<Record<Environment['CASE_PROVIDER'], readonly Name[]>> = {
  'built-in': [],
  'web-to-case': ['CASE_ORG_ID'],
  zendesk: ['CASE_PROVIDER_URL', 'CASE_PROVIDER_USER', 'CASE_PROVIDER_TOKEN'],
  freshdesk: ['CASE_PROVIDER_URL', 'CASE_PROVIDER_TOKEN'],
};

function ofCases(environment: Environment): string[] {
  const { CASE_PROVIDER: provider } = environment;
  return [
    ...missing(environment, `CASE_PROVIDER is ${provider}`, NEEDED_BY_DESKS[provider]),
    ...(provider === 'built-in' && OF_DESKS.some((name) => environment[name] !== null)
      ? ['CASE_PROVIDER is built-in, so nothing else that begins with CASE_ is of use: leave it out.']
      : []),
    ...unencrypted(environment, 'CASE_PROVIDER_URL'),
  ];
}

const NEEDED_BY_MEETINGS: Readonly<Record<Environment['MEETING_DRIVER'], readonly Name[]>> = {
  'built-in': [],
  zoom: ['ZOOM_ACCOUNT_ID', 'ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET', 'ZOOM_HOSTS'],
  bbb: ['BBB_URL', 'BBB_SECRET'],
  jitsi: ['JITSI_URL', 'JITSI_APP_ID', 'JITSI_SECRET'],
};

function ofMeetings(environment: Environment): string[] {
  const { MEETING_DRIVER: driver } = environment;
  return [
    ...missing(environment, `MEETING_DRIVER is ${driver}`, NEEDED_BY_MEETINGS[driver]),
    ...(driver === 'bbb' ? unencrypted(environment, 'BBB_URL') : []),
    ...(driver === 'jitsi' ? unencrypted(environment, 'JITSI_URL') : []),
  ];
}
