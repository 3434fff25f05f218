import { CASE_VARIABLES } from './env-cases.ts';
import { MAIL_VARIABLES } from './env-mail.ts';
import { MONITORING_VARIABLES } from './env-monitoring.ts';
import { MEETING_VARIABLES } from './env-meetings.ts';
import { ROOM_VARIABLES } from './env-rooms.ts';
import * as read from './env-readers.ts';
import { optional, secret, settled, type VariableWithFallback, type Variable } from './env-variable.ts';
import { BUILT_IN, DEFAULT_SETTINGS } from './settings.ts';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Every variable that the product reads. The operator's guide repeats this table, and a test compares them. */
export const VARIABLES = {
  port: settled('PORT', read.wholeNumber(1, 65_535), 3000, 'the port on which it listens'),
  host: settled('HOST', read.text, '127.0.0.1', 'the address on which it listens; 0.0.0.0 for all'),
  databaseUrl: secret(
    optional(
      'DATABASE_URL',
      read.address('postgres', 'postgresql'),
      'the embedded database',
      'a PostgreSQL server, 15 or newer',
    ),
  ),
  databaseListenUrl: secret(
    optional(
      'DATABASE_LISTEN_URL',
      read.address('postgres', 'postgresql'),
      'DATABASE_URL',
      'the same database past a pooler such as PgBouncer in transaction mode, through which nobody can listen; given, DATABASE_URL may be that of a pooler',
    ),
  ),
  databasePoolSize: settled('DATABASE_POOL_SIZE', read.wholeNumber(1, 200), 10, 'connections to the PostgreSQL server'),
  dataDir: settled('DATA_DIR', read.text, './data', 'the embedded database, uploads and generated secrets'),
  seed: optional(
    'BCS_SEED',
    read.oneOf('world', 'none'),
    'world for an empty embedded database where HOST is local, else none',
    'what to plant into an empty database: world or none',
  ),
  secretKey: secret(
    optional(
      'BCS_SECRET_KEY',
      read.key,
      'generated and kept in DATA_DIR',
      '32 bytes that seal MFA secrets; the same for every process of one installation',
    ),
  ),
  publicOrigin: optional(
    'PUBLIC_ORIGIN',
    read.origin,
    'http://localhost:PORT',
    'where people reach the product; links in mails begin with it',
  ),
  trustProxy: settled<false | number | string>(
    'TRUST_PROXY',
    read.proxies,
    false,
    'which proxies may say who called: false for none, 1 for the one in front (2 for two in a row), or their addresses and networks; a network in which people are would let them choose their address',
  ),
  ...MAIL_VARIABLES,
  filesDriver: settled(
    'FILES_DRIVER',
    read.oneOf('disk', 's3'),
    'disk',
    'where pictures and screenshots are kept: disk is DATA_DIR, s3 a bucket of whatever speaks like S3',
  ),
  s3Endpoint: optional(
    'S3_ENDPOINT',
    read.address('https', 'http'),
    'none',
    'where the bucket is reached, such as https://s3.eu-central-1.amazonaws.com',
  ),
  s3Region: settled('S3_REGION', read.text, 'us-east-1', 'the region of the bucket'),
  s3Bucket: optional(
    'S3_BUCKET',
    read.bucketName,
    'bcs-support-screenshots-prod; bcs-support-screenshots-dev where PUBLIC_ORIGIN is local',
    'the bucket; it must exist, and nobody else may read it',
  ),
  s3AccessKeyId: optional('S3_ACCESS_KEY_ID', read.text, 'none', 'the key with which the bucket is opened'),
  s3SecretAccessKey: secret(optional('S3_SECRET_ACCESS_KEY', read.text, 'none', 'the secret of that key')),
  clamdAddress: optional(
    'CLAMD_ADDRESS',
    read.hostAndPort,
    'none: PDF files are handed out as they were brought',
    'where the daemon of ClamAV listens, such as 127.0.0.1:3310; files of sessions are taken once it has found nothing in them',
  ),
  youtubeApiKey: secret(
    optional(
      'YOUTUBE_API_KEY',
      read.text,
      "none: the library's own lists",
      'a key of the YouTube Data API, with which playlists that lie on YouTube are shown as they are there',
    ),
  ),
  youtubeApiUrl: settled(
    'YOUTUBE_API_URL',
    read.address('https', 'http'),
    'https://www.googleapis.com/youtube/v3',
    'where the YouTube Data API answers',
  ),
  googlePlacesApiKey: secret(
    optional(
      'GOOGLE_PLACES_API_KEY',
      read.text,
      'none: the built-in list of larger cities',
      'a key of the Google Places API (New), with which surveys look up cities',
    ),
  ),
  googlePlacesApiUrl: settled(
    'GOOGLE_PLACES_API_URL',
    read.address('https', 'http'),
    'https://places.googleapis.com/v1',
    'where the Google Places API answers',
  ),
  sessionVideoHost: settled(
    'SESSION_VIDEO_HOST',
    read.hostName,
    DEFAULT_SETTINGS.sessionVideoHost,
    'where recordings of sessions lie besides zoom.us, with its subdomains; pages may embed its player',
  ),
  videoPlayerOrigin: settled(
    'VIDEO_PLAYER_ORIGIN',
    read.origin,
    DEFAULT_SETTINGS.videoPlayerOrigin,
    'whose player shows YouTube videos; besides SESSION_VIDEO_HOST the only one that pages may embed',
  ),
  paymentPortalUrl: optional(
    'PAYMENT_PORTAL_URL',
    read.addressOr(BUILT_IN, 'https'),
    'none: Billing is hidden, but on a local PUBLIC_ORIGIN it is built-in',
    'where students pay; built-in for a statement of what `npm run bcs -- billing` has recorded',
  ),
  paymentCookieDomain: optional(
    'PAYMENT_COOKIE_DOMAIN',
    read.hostName,
    'the host of PUBLIC_ORIGIN',
    'the domain shared with the payment portal, for which its cookie is set',
  ),
  paymentTokenSecret: secret(
    optional(
      'PAYMENT_TOKEN_SECRET',
      read.text,
      'made from BCS_SECRET_KEY',
      'shared with the payment portal, which checks by it who comes (HS256)',
    ),
  ),
  liveChatUrl: optional(
    'LIVE_CHAT_URL',
    read.address('https'),
    'the built-in chat',
    'the chat of another service, opened in a new window instead of the built-in one',
  ),
  chatHosts: optional(
    'CHAT_HOSTS',
    read.hosts,
    'none',
    'hosts to which classes may send their news besides Slack, Discord and Teams, such as chat.example.edu,mattermost.example.edu:8443; they may lie inside a private network, and take what Slack takes',
  ),
  ...CASE_VARIABLES,
  ...MONITORING_VARIABLES,
  ...MEETING_VARIABLES,
  ...ROOM_VARIABLES,
  decommissioned: settled(
    'PLATFORM_DECOMMISSIONED',
    read.yesOrNo,
    false,
    'every page but the legal ones says that the platform has ended',
  ),
  logLevel: settled('LOG_LEVEL', read.oneOf(...LEVELS), 'info', LEVELS.join(', ')),
  drainMs: settled(
    'DRAIN_MS',
    read.wholeNumber(0, 10_000),
    500,
    'how long /readyz answers 503 before a stopping server closes its port',
  ),
};

/** The environment after reading. */
export type Environment = {
  readonly [Key in keyof typeof VARIABLES]: (typeof VARIABLES)[Key] extends VariableWithFallback<infer T>
    ? T
    : (typeof VARIABLES)[Key] extends Variable<infer T>
      ? T | null
      : never;
};
