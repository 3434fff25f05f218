import * as read from './env-readers.ts';
import { optional, secret, settled } from './env-variable.ts';
import { MEETING_DRIVERS } from '@bcs/contract/kernel/meeting-drivers';

/** Who provides the meetings of dynamic classrooms. D-068 */
export const MEETING_VARIABLES = {
  meetingDriver: settled(
    'MEETING_DRIVER',
    read.oneOf(...MEETING_DRIVERS),
    'built-in',
    'who provides the meetings of dynamic classrooms: our own rooms, Zoom, BigBlueButton or Jitsi',
  ),
  zoomAccountId: optional('ZOOM_ACCOUNT_ID', read.text, 'none', 'the account of the server-to-server app at Zoom'),
  zoomClientId: optional('ZOOM_CLIENT_ID', read.text, 'none', 'the client of that app'),
  zoomClientSecret: secret(optional('ZOOM_CLIENT_SECRET', read.text, 'none', 'the secret of that client')),
  zoomHosts: optional(
    'ZOOM_HOSTS',
    read.emails,
    'none',
    'e-mails of licensed Zoom users, separated by commas; each holds one meeting at a time',
  ),
  zoomWebhookSecret: secret(
    optional(
      'ZOOM_WEBHOOK_SECRET',
      read.text,
      'none: what happens at Zoom is asked for once a minute',
      'the secret token of the event subscription that leads to /api/webhooks/zoom',
    ),
  ),
  zoomApiUrl: settled(
    'ZOOM_API_URL',
    read.address('https', 'http'),
    'https://api.zoom.us/v2',
    'where the API of Zoom answers',
  ),
  zoomTokenUrl: settled(
    'ZOOM_TOKEN_URL',
    read.address('https', 'http'),
    'https://zoom.us/oauth/token',
    'where Zoom gives out tokens',
  ),
  bbbUrl: optional(
    'BBB_URL',
    read.address('https', 'http'),
    'none',
    'a BigBlueButton server, such as https://bbb.example.edu/bigbluebutton',
  ),
  bbbSecret: secret(optional('BBB_SECRET', read.text, 'none', 'the shared secret of that server (bbb-conf --secret)')),
  jitsiUrl: optional('JITSI_URL', read.address('https', 'http'), 'none', 'a Jitsi server with token authentication'),
  jitsiAppId: optional('JITSI_APP_ID', read.text, 'none', 'the app id of its tokens'),
  jitsiSecret: secret(optional('JITSI_SECRET', read.text, 'none', 'the app secret of its tokens')),
};
