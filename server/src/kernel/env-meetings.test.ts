import { expect, test } from 'vitest';
import { EnvironmentRefused, readEnvironment, type GivenVariables } from './env.ts';
import { settingsOf } from './settings-of.ts';

const settings = (given: GivenVariables) => settingsOf(readEnvironment(given));
function refused(given: GivenVariables): readonly string[] {
  try {
    readEnvironment(given);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentRefused) return error.sentences;
    throw error;
  }
}
const ZOOM = {
  MEETING_DRIVER: 'zoom',
  ZOOM_ACCOUNT_ID: 'account',
  ZOOM_CLIENT_ID: 'client',
  ZOOM_CLIENT_SECRET: 'secret',
  ZOOM_HOSTS: 'a@example.com, b@example.com',
};

test('without a word, meetings are held in our own rooms [D-068]', () => {
  expect(settings({})).toMatchObject({
    meetings: { driver: 'built-in' },
    turn: null,
    mediaPorts: null,
    mediaAddress: null,
  });
});

test('a provider is complete, or the server does not start [D-068]', () => {
  expect(settings(ZOOM).meetings).toMatchObject({
    driver: 'zoom',
    apiUrl: 'https://api.zoom.us/v2',
    hosts: ['a@example.com', 'b@example.com'],
    webhookSecret: null,
  });
  expect(
    settings({ MEETING_DRIVER: 'bbb', BBB_URL: 'https://bbb.example/bigbluebutton/api/', BBB_SECRET: 's' }).meetings,
  ).toEqual({
    driver: 'bbb',
    url: 'https://bbb.example/bigbluebutton',
    secret: 's',
  });
  const jitsi = { MEETING_DRIVER: 'jitsi', JITSI_URL: 'https://meet.example/', JITSI_APP_ID: 'bcs', JITSI_SECRET: 's' };
  expect(settings(jitsi).meetings).toEqual({ driver: 'jitsi', url: 'https://meet.example', appId: 'bcs', secret: 's' });
  expect(refused({ MEETING_DRIVER: 'zoom', ZOOM_ACCOUNT_ID: 'account' })).toEqual(
    ['ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET', 'ZOOM_HOSTS'].map(
      (name) => `MEETING_DRIVER is zoom, so ${name} must be given.`,
    ),
  );
  expect(refused({ MEETING_DRIVER: 'bbb' })).toHaveLength(2);
  expect(refused({ MEETING_DRIVER: 'teams' })).toHaveLength(1);
  expect(refused({ ...ZOOM, ZOOM_HOSTS: 'a@example.com, b' })).toHaveLength(1);
  expect(
    refused({
      ...jitsi,
      JITSI_URL: 'http://meet.example',
      PUBLIC_ORIGIN: 'https://learn.example.edu',
      MAIL_DRIVER: 'none',
    }),
  ).toEqual(['JITSI_URL must begin with https://, since PUBLIC_ORIGIN is not local.']);
});

test('a relay, ports and an address are read, and what cannot be one is refused', () => {
  const given = {
    TURN_URL: 'turn:turn.example.com:3478?transport=udp',
    TURN_SECRET: 'shared',
    MEDIA_PORTS: '40000-40999',
    MEDIA_ADDRESS: '203.0.113.7',
  };
  expect(settings(given)).toMatchObject({
    turn: { url: given.TURN_URL, secret: 'shared' },
    mediaPorts: [40_000, 40_999],
    mediaAddress: '203.0.113.7',
  });
  expect(refused({ TURN_URL: given.TURN_URL })).toEqual(['TURN_URL and TURN_SECRET are of use together only.']);
  const wrong = [
    { TURN_URL: 'https://turn.example.com', TURN_SECRET: 's' },
    { MEDIA_PORTS: '40000' },
    { MEDIA_PORTS: '40999-40000' },
    { MEDIA_PORTS: '80-90' },
    { MEDIA_PORTS: '65000-70000' },
    { MEDIA_ADDRESS: 'media.example.com' },
    { MEDIA_ADDRESS: '::1' },
  ];
  for (const each of wrong) expect(refused(each)).toHaveLength(1);
});
