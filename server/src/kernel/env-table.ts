import { z } from 'zod';
import { CASE_VARIABLES } from './env-cases.ts';
import { MAIL_VARIABLES } from './env-mail.ts';
import { MONITORING_VARIABLES } from './env-monitoring.ts';
import { MEETING_VARIABLES, ROOM_VARIABLES } from './env-meetings.ts';
import * as read from './env-values.ts';
import { optionalVariable, secretVariable, withDefault } from './env-variable.ts';
import { BUILT_IN, DEFAULT_SETTINGS } from './settings.ts';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Every variable that the product reads, by its name. The operator's guide is written from it. */
export const ENVIRONMENT = z.object({
  PORT: withDefault(read.wholeNumber(1, 65_535), 3000, 'the port on which it listens'),
  HOST: withDefault(read.text, '127.0.0.1', 'the address on which it listens; 0.0.0.0 for all'),
  DATABASE_URL: secretVariable(
    optionalVariable(
      read.address('postgres', 'postgresql'),
      'the embedded database',
      'a PostgreSQL server, 15 or newer',
    ),
  ),
  DATABASE_LISTEN_URL: secretVariable(
    optionalVariable(
      read.address('postgres', 'postgresql'),
      'DATABASE_URL',
      'the same database past a pooler such as PgBouncer in transaction mode, through which nobody can listen; given, DATABASE_URL may be that of a pooler',
    ),
  ),
  DATABASE_POOL_SIZE: withDefault(read.wholeNumber(1, 200), 10, 'connections to the PostgreSQL server'),
  DATA_DIR: withDefault(read.text, './data', 'the embedded database, uploads and generated secrets'),
  BCS_SEED: optionalVariable(
    read.oneOf('world', 'none'),
    'world for an empty embedded database where HOST is local, else none',
    'what to plant into an empty database: world or none',
  ),
  BCS_SECRET_KEY: secretVariable(
    optionalVariable(
      read.key,
      'generated and kept in DATA_DIR',
      '32 bytes that seal MFA secrets; the same for every process of one installation',
    ),
  ),
  PUBLIC_ORIGIN: optionalVariable(
    read.origin,
    'http://localhost:PORT',
    'where people reach the product; links in e-mails begin with it',
  ),
  TRUST_PROXY: withDefault(
    read.proxies,
    'false',
    'which proxies may say who called: false for none, 1 for the one in front (2 for two in a row), or their addresses and networks; a network in which people are would let them choose their address',
  ),
  ...MAIL_VARIABLES,
  FILES_DRIVER: withDefault(
    read.oneOf('disk', 's3'),
    'disk',
    'where pictures and screenshots are kept: disk is DATA_DIR, s3 a bucket of whatever speaks like S3',
  ),
  S3_ENDPOINT: optionalVariable(
    read.address('https', 'http'),
    'none',
    'where the bucket is reached, such as https://s3.eu-central-1.amazonaws.com',
  ),
  S3_REGION: withDefault(read.text, 'us-east-1', 'the region of the bucket'),
  S3_BUCKET: optionalVariable(
    read.bucketName,
    'bcs-support-screenshots-prod; bcs-support-screenshots-dev where PUBLIC_ORIGIN is local',
    'the bucket; it must exist, and nobody else may read it',
  ),
  S3_ACCESS_KEY_ID: optionalVariable(read.text, 'none', 'the key with which the bucket is opened'),
  S3_SECRET_ACCESS_KEY: secretVariable(optionalVariable(read.text, 'none', 'the secret of that key')),
  CLAMD_ADDRESS: optionalVariable(
    read.hostAndPort,
    'none: PDF files are handed out as they were brought',
    'where the daemon of ClamAV listens, such as 127.0.0.1:3310; files of sessions are taken once it has found nothing in them',
  ),
  YOUTUBE_API_KEY: secretVariable(
    optionalVariable(
      read.text,
      "none: the library's own lists",
      'a key of the YouTube Data API, with which playlists that lie on YouTube are shown as they are there',
    ),
  ),
  YOUTUBE_API_URL: withDefault(
    read.address('https', 'http'),
    'https://www.googleapis.com/youtube/v3',
    'where the YouTube Data API answers',
  ),
  GOOGLE_PLACES_API_KEY: secretVariable(
    optionalVariable(
      read.text,
      'none: the built-in list of larger cities',
      'a key of the Google Places API (New), with which surveys look up cities',
    ),
  ),
  GOOGLE_PLACES_API_URL: withDefault(
    read.address('https', 'http'),
    'https://places.googleapis.com/v1',
    'where the Google Places API answers',
  ),
  SESSION_VIDEO_HOST: withDefault(
    read.hostName,
    DEFAULT_SETTINGS.sessionVideoHost,
    'where recordings of sessions lie besides zoom.us, with its subdomains; pages may embed its player',
  ),
  VIDEO_PLAYER_ORIGIN: withDefault(
    read.origin,
    DEFAULT_SETTINGS.videoPlayerOrigin,
    'whose player shows YouTube videos; besides SESSION_VIDEO_HOST the only one that pages may embed',
  ),
  PAYMENT_PORTAL_URL: optionalVariable(
    read.addressOr(BUILT_IN, 'https'),
    'none: Billing is hidden, but on a local PUBLIC_ORIGIN it is built-in',
    'where students pay; built-in for a statement of what `npm run bcs -- billing` has recorded',
  ),
  PAYMENT_COOKIE_DOMAIN: optionalVariable(
    read.hostName,
    'the host of PUBLIC_ORIGIN',
    'the domain shared with the payment portal, for which its cookie is set',
  ),
  PAYMENT_TOKEN_SECRET: secretVariable(
    optionalVariable(
      read.text,
      'made from BCS_SECRET_KEY',
      'shared with the payment portal, which checks by it who comes (HS256)',
    ),
  ),
  LIVE_CHAT_URL: optionalVariable(
    read.address('https'),
    'the built-in chat',
    'the chat of another service, opened in a new window instead of the built-in one',
  ),
  CHAT_HOSTS: optionalVariable(
    read.hosts,
    'none',
    'hosts to which classes may send their news besides Slack, Discord and Teams, such as chat.example.edu,mattermost.example.edu:8443; they may lie inside a private network, and take what Slack takes',
  ),
  ...CASE_VARIABLES,
  ...MONITORING_VARIABLES,
  ...MEETING_VARIABLES,
  ...ROOM_VARIABLES,
  PLATFORM_DECOMMISSIONED: withDefault(
    read.yesOrNo,
    'false',
    'every page but the legal ones says that the platform has ended',
  ),
  LOG_LEVEL: withDefault(read.oneOf(...LEVELS), 'info', LEVELS.join(', ')),
  DRAIN_MS: withDefault(
    read.wholeNumber(0, 10_000),
    500,
    'how long /readyz answers 503 before a stopping server closes its port',
  ),
});

/** The environment after reading. */
export type Environment = Readonly<z.output<typeof ENVIRONMENT>>;
