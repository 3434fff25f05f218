import * as read from './env-readers.ts';
import { optional, secret } from './env-variable.ts';

/** The variables for reaching the built-in classroom. */
export const ROOM_VARIABLES = {
  turnUrl: optional(
    'TURN_URL',
    read.turnAddress,
    'none',
    'a TURN relay such as turn:turn.example.com:3478, for people whose network lets nothing else through',
  ),
  turnSecret: secret(
    optional('TURN_SECRET', read.text, 'none', 'shared with the relay (static-auth-secret of coturn)'),
  ),
  mediaPorts: optional(
    'MEDIA_PORTS',
    read.portRange,
    'any',
    'the UDP ports of the built-in classroom, such as 40000-40999; a firewall must let them in',
  ),
  mediaAddress: optional(
    'MEDIA_ADDRESS',
    read.ipAddress,
    'the addresses of the machine',
    'the public IPv4 address of the built-in classroom, where the machine itself does not bear it',
  ),
};
