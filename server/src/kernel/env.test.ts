import { expect, test } from 'vitest';
import { EnvironmentRefused, readEnvironment, type GivenVariables } from './env.ts';
import { isDemonstration, seedOf, settingsOf, unfitToServe } from './settings-of.ts';

const refused = (given: GivenVariables): readonly string[] => {
  try {
    readEnvironment(given);
  } catch (error) {
    if (error instanceof EnvironmentRefused) return error.sentences;
    throw error;
  }
  return [];
};

test('without any variable it is a demo on this machine', () => {
  const environment = readEnvironment({ PATH: '/bin', PORT: ' ' });
  expect(environment).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATABASE_URL: null,
    DATA_DIR: './data',
    BCS_SEED: null,
  });
  expect(settingsOf(environment)).toMatchObject({
    publicOrigin: 'http://localhost:3000',
    mail: 'mailbox',
    smtpUrl: null,
  });
});

test('students pay at the portal that is named; without one there is our own statement where people try out, and nothing elsewhere [D-170]', () => {
  const portalOf = (given: GivenVariables) => settingsOf(readEnvironment(given)).paymentPortalUrl;
  const PUBLIC_ORIGIN = 'https://learn.example.edu';
  expect(portalOf({})).toBe('http://localhost:3000/billing/statement');
  expect(portalOf({ PUBLIC_ORIGIN })).toBeNull();
  expect(portalOf({ PUBLIC_ORIGIN, PAYMENT_PORTAL_URL: 'built-in' })).toBe(`${PUBLIC_ORIGIN}/billing/statement`);
  expect(portalOf({ PAYMENT_PORTAL_URL: 'https://pay.example.edu' })).toBe('https://pay.example.edu');
  expect(refused({ PAYMENT_PORTAL_URL: 'http://pay.example.edu' })).toHaveLength(1);
});

test('every mistake is reported at once, in a sentence, and no secret is repeated', () => {
  const sentences = refused({
    PORT: '70000',
    BCS_SEDE: 'world',
    DATABASE_URL: 'mysql://root:hunter2@db',
    BCS_SECRET_KEY: 'short-secret',
    PUBLIC_ORIGIN: 'https://learn.example.edu/app',
    TRUST_PROXY: '10.0.0.0/8, everybody',
    PLATFORM_DECOMMISSIONED: 'maybe',
    MAIL_DRIVER: 'smtp',
  });
  expect(sentences).toEqual([
    'BCS_SEDE is not a variable of Bootcamp Square.',
    "PORT must be a whole number from 1 to 65535, but is '70000'.",
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    'BCS_SECRET_KEY must be 32 bytes, written as 64 hexadecimal digits or as base64.',
    "PUBLIC_ORIGIN must be an origin such as https://learn.example.edu, without a path, but is 'https://learn.example.edu/app'.",
    "TRUST_PROXY must be false, the number of proxies in front such as 1, or a list of their addresses and networks such as 10.0.0.0/8, but is '10.0.0.0/8, everybody'.",
    "PLATFORM_DECOMMISSIONED must be true or false, but is 'maybe'.",
    'MAIL_DRIVER is smtp, so SMTP_URL must be given.',
  ]);
});

test('a production environment is read as it is meant', () => {
  const environment = readEnvironment({
    DATABASE_URL: 'postgres://bcs:secret@db.example.edu/bcs',
    PUBLIC_ORIGIN: 'https://learn.example.edu/',
    SMTP_URL: 'smtps://user:password@mail.example.edu:465',
    MAIL_FROM: 'Northfield Bootcamps <learn@example.edu>',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,::1',
    BCS_SECRET_KEY: 'ab'.repeat(32),
  });
  expect(environment.BCS_SECRET_KEY).toEqual(Buffer.alloc(32, 0xab));
  expect(environment.TRUST_PROXY).toBe('loopback, 10.0.0.0/8,::1');
  expect(settingsOf(environment)).toMatchObject({
    publicOrigin: 'https://learn.example.edu',
    mail: 'smtp',
    mailFrom: { name: 'Northfield Bootcamps', address: 'learn@example.edu' },
  });
});

test.each(['smtp', 'a@b,c@d', 'x <a@b> <c@d>', 'a@b\nBcc: c@d'])('%j is no sender', (mail) => {
  expect(refused({ MAIL_FROM: mail })).toHaveLength(1);
});

test('the video service is set up by its key alone, and anything about it can stand elsewhere', () => {
  expect(settingsOf(readEnvironment({}))).toMatchObject({
    youtube: null,
    videoPlayerOrigin: 'https://www.youtube-nocookie.com',
  });
  expect(settingsOf(readEnvironment({ YOUTUBE_API_KEY: 'k' })).youtube).toEqual({
    apiUrl: 'https://www.googleapis.com/youtube/v3',
    key: 'k',
  });
  const elsewhere = {
    YOUTUBE_API_KEY: 'k',
    YOUTUBE_API_URL: 'http://127.0.0.1:9/v3',
    VIDEO_PLAYER_ORIGIN: 'https://v.example',
  };
  expect(settingsOf(readEnvironment(elsewhere))).toMatchObject({
    youtube: { apiUrl: 'http://127.0.0.1:9/v3', key: 'k' },
    videoPlayerOrigin: 'https://v.example',
  });
  expect(refused({ VIDEO_PLAYER_ORIGIN: 'https://v.example/embed', YOUTUBE_API_URL: 'v3' })).toEqual([
    "YOUTUBE_API_URL must be an address that begins with https:// or http://, but is 'v3'.",
    "VIDEO_PLAYER_ORIGIN must be an origin such as https://learn.example.edu, without a path, but is 'https://v.example/embed'.",
  ]);
});

test('a scanner is named by host and port [D-259]', () => {
  expect(settingsOf(readEnvironment({})).clamd).toBeNull();
  for (const [given, host] of [
    ['127.0.0.1:3310', '127.0.0.1'],
    ['[::1]:3310', '::1'],
    ['clamd.internal:3310', 'clamd.internal'],
  ] as const)
    expect(settingsOf(readEnvironment({ CLAMD_ADDRESS: given })).clamd).toEqual({ host, port: 3310 });
  for (const given of ['3310', 'clamd', 'http://clamd:3310', 'clamd:99999'])
    expect(refused({ CLAMD_ADDRESS: given })).toHaveLength(1);
});

test('hosts of chats are listed with their ports, without anything around them [D-209]', () => {
  const hostsOf = (given: GivenVariables) => settingsOf(readEnvironment(given)).chatHosts;
  expect(hostsOf({})).toEqual([]);
  expect(hostsOf({ CHAT_HOSTS: 'Chat.example.edu, 10.0.0.7:8443' })).toEqual(['chat.example.edu', '10.0.0.7:8443']);
  for (const given of ['https://chat.example.edu', 'chat.example.edu/hooks', 'a,,b', '*.example.edu', 'a@b'])
    expect(refused({ CHAT_HOSTS: given })).toHaveLength(1);
});

test('recordings of sessions may lie on another host, named without anything around it [D-075]', () => {
  const hostOf = (SESSION_VIDEO_HOST: string) => settingsOf(readEnvironment({ SESSION_VIDEO_HOST })).sessionVideoHost;
  expect(hostOf('')).toBe('panopto.com');
  expect(hostOf('Video.Example.edu')).toBe('video.example.edu');
  for (const wrong of ['https://panopto.com', 'panopto', 'panopto.com/x', 'panopto.com; script-src *', '.panopto.com'])
    expect(refused({ SESSION_VIDEO_HOST: wrong })).toHaveLength(1);
});

const POSTGRES = { DATABASE_URL: 'postgres://bcs@localhost/bcs' };
const PUBLIC = { PUBLIC_ORIGIN: 'https://learn.example.edu' };
const SMTP = { SMTP_URL: 'smtp://mail.example.edu' };

test.each([
  [{}, 'mailbox'],
  [POSTGRES, 'none'],
  [{ ...POSTGRES, MAIL_DRIVER: 'mailbox' }, 'mailbox'],
  [{ ...POSTGRES, ...SMTP }, 'smtp'],
  [PUBLIC, 'none'],
  [{ MAIL_DRIVER: 'none' }, 'none'],
])('with %j, what becomes of mails is: %s [D-208]', (given, mail) => {
  expect(settingsOf(readEnvironment(given)).mail).toBe(mail);
});

test.each([
  ['a public origin', PUBLIC],
  ['a public origin on PostgreSQL', { ...PUBLIC, ...POSTGRES }],
  ['a public origin and a mailbox', { ...PUBLIC, MAIL_DRIVER: 'mailbox' }],
])('%s without SMTP is not fit to serve [D-208]', (_what, given) => {
  expect(unfitToServe(readEnvironment(given))).toEqual([
    'PUBLIC_ORIGIN is https://learn.example.edu, but no e-mail can be sent from it: give SMTP_URL, or say MAIL_DRIVER=none to do without reset links.',
  ]);
});

test.each([{}, POSTGRES, { ...PUBLIC, ...SMTP }, { ...PUBLIC, MAIL_DRIVER: 'none' }])('%j is [D-208]', (given) => {
  expect(unfitToServe(readEnvironment(given))).toEqual([]);
});

test('SMTP and another driver contradict each other', () => {
  expect(refused({ ...SMTP, MAIL_DRIVER: 'none' })).toEqual([
    'SMTP_URL is given, but MAIL_DRIVER is none: choose MAIL_DRIVER=smtp or leave SMTP_URL out.',
  ]);
});

test('the demo world is planted only where nobody else reaches it, or where somebody asks for it [D-208]', () => {
  const seed = (given: GivenVariables) => seedOf(readEnvironment(given));
  expect([seed({}), seed({ HOST: '::1' }), seed({ HOST: 'localhost' })]).toEqual(['world', 'world', 'world']);
  expect([seed({ HOST: '0.0.0.0' }), seed({ HOST: '::' }), seed(POSTGRES)]).toEqual(['none', 'none', 'none']);
  expect(seed({ HOST: '0.0.0.0', BCS_SEED: 'world' })).toBe('world');
});

test('the public password of the demo accounts opens nothing where strangers may come [D-208]', () => {
  const opens = (given: GivenVariables) => isDemonstration(readEnvironment(given));
  expect([opens({}), opens({ HOST: '0.0.0.0', BCS_SEED: 'world' })]).toEqual([true, true]);
  expect([opens({ HOST: '0.0.0.0' }), opens(PUBLIC), opens({ ...PUBLIC, BCS_SEED: 'world' })]).toEqual([
    false,
    false,
    false,
  ]);
});

test.each([
  ['1', 1],
  ['2', 2],
  ['0', false],
  ['off', false],
  ['10.0.0.5', '10.0.0.5'],
])('TRUST_PROXY %s is read as %j', (given, meant) => {
  expect(readEnvironment({ TRUST_PROXY: given }).TRUST_PROXY).toBe(meant);
});

test('nobody can ask to trust every proxy, since then everybody would choose an address', () => {
  expect(refused({ TRUST_PROXY: 'true' })).toHaveLength(1);
});

const BUCKET = {
  FILES_DRIVER: 's3',
  S3_ENDPOINT: 'https://s3.example.com/',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'x',
};
const bucketOf = (given: GivenVariables) => settingsOf(readEnvironment(given)).bucket;

test('people who work and people who try out have different buckets [SUPP-026, D-165]', () => {
  expect(bucketOf({})).toBeNull();
  expect(bucketOf(BUCKET)).toEqual({
    endpoint: 'https://s3.example.com',
    region: 'us-east-1',
    bucket: 'bcs-support-screenshots-dev',
    accessKeyId: 'id',
    secretAccessKey: 'x',
  });
  const real = { ...BUCKET, PUBLIC_ORIGIN: 'https://learn.example.edu' };
  expect(bucketOf(real)?.bucket).toBe('bcs-support-screenshots-prod');
  expect(bucketOf({ ...real, S3_BUCKET: 'ours' })?.bucket).toBe('ours');
});

test('a bucket without what opens it, or beside the disk, is a mistake', () => {
  expect(refused({ FILES_DRIVER: 's3', S3_BUCKET: 'Ours', S3_SECRET_ACCESS_KEY: 'x' })).toEqual([
    "S3_BUCKET must be the name of a bucket such as bcs-files, but is 'Ours'.",
    'FILES_DRIVER is s3, so S3_ENDPOINT must be given.',
    'FILES_DRIVER is s3, so S3_ACCESS_KEY_ID must be given.',
  ]);
  expect(refused({ S3_ENDPOINT: 'https://s3.example.com' })).toEqual([
    'S3_ENDPOINT is given, but FILES_DRIVER is disk: choose FILES_DRIVER=s3 or leave S3_ENDPOINT out.',
  ]);
});
