import * as read from './env-values.ts';
import { optionalVariable, secretVariable, withDefault } from './env-variable.ts';
import { MEETING_DRIVERS } from '@bcs/contract/kernel/meeting-drivers';

/** The variables for the meeting provider. D-068 */
export const MEETING_VARIABLES = {
  MEETING_DRIVER: withDefault(
    read.oneOf(...MEETING_DRIVERS),
    'built-in',
    'who provides the meetings of dynamic classrooms: our own rooms, Zoom, BigBlueButton or Jitsi',
  ),
  ZOOM_ACCOUNT_ID: optionalVariable(read.text, 'none', 'the account of the server-to-server app at Zoom'),
  ZOOM_CLIENT_ID: optionalVariable(read.text, 'none', 'the client of that app'),
  ZOOM_CLIENT_SECRET: secretVariable(optionalVariable(read.text, 'none', 'the secret of that client')),
  ZOOM_HOSTS: optionalVariable(
    read.emails,
    'none',
    'e-mails of licensed Zoom users, separated by commas; each holds one meeting at a time',
  ),
  ZOOM_WEBHOOK_SECRET: secretVariable(
    optionalVariable(
      read.text,
      'none: what happens at Zoom is asked for once a minute',
      'the secret token of the event subscription that leads to /api/webhooks/zoom',
    ),
  ),
  ZOOM_API_URL: withDefault(read.address('https', 'http'), 'https://api.zoom.us/v2', 'where the API of Zoom answers'),
  ZOOM_TOKEN_URL: withDefault(
    read.address('https', 'http'),
    'https://zoom.us/oauth/token',
    'where Zoom gives out tokens',
  ),
  BBB_URL: optionalVariable(
    read.address('https', 'http'),
    'none',
    'a BigBlueButton server, such as https://bbb.example.edu/bigbluebutton',
  ),
  BBB_SECRET: secretVariable(
    optionalVariable(read.text, 'none', 'the shared secret of that server (bbb-conf --secret)'),
  ),
  JITSI_URL: optionalVariable(read.address('https', 'http'), 'none', 'a Jitsi server with token authentication'),
  JITSI_APP_ID: optionalVariable(read.text, 'none', 'the app id of its tokens'),
  JITSI_SECRET: secretVariable(optionalVariable(read.text, 'none', 'the app secret of its tokens')),
};

/** The variables for reaching the built-in classroom. */
export const ROOM_VARIABLES = {
  TURN_URL: optionalVariable(
    read.turnAddress,
    'none',
    'a TURN relay such as turn:turn.example.com:3478, for people whose network lets nothing else through',
  ),
  TURN_SECRET: secretVariable(
    optionalVariable(read.text, 'none', 'shared with the relay (static-auth-secret of coturn)'),
  ),
  MEDIA_PORTS: optionalVariable(
    read.portRange,
    'any',
    'the UDP ports of the built-in classroom, such as 40000-40999; a firewall must let them in',
  ),
  MEDIA_ADDRESS: optionalVariable(
    read.ipAddress,
    'the addresses of the machine',
    'the public IPv4 address of the built-in classroom, where the machine itself does not bear it',
  ),
};
