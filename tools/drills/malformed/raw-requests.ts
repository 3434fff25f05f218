import { randomBytes } from 'node:crypto';
import type { DiceRoll } from '@bcs/server/guarantees/malformed';

const at = <T>(list: readonly T[], roll: DiceRoll): T => list[roll(list.length)] as T;
// whoever opens a connection for one request says so
const HOST = 'Host: 127.0.0.1\r\nConnection: close';
const KEPT = 'Host: 127.0.0.1';
const LOGIN = 'POST /broker/login HTTP/1.1';
const JSON_BODY = '{"email":"a@b.example","password":"x"}';

/** Bytes that begin like HTTP, or do not, and are no request that a browser sends. */
const TEXTS: readonly ((roll: DiceRoll) => string)[] = [
  () => 'GET / HTTP/9.9\r\n\r\n',
  () => 'GET / HTTP/1.1\r\n\r\n',
  () => 'get / http/1.1\r\nhost: a\r\n\r\n',
  () => 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n',
  () => `TRACE / HTTP/1.1\r\n${HOST}\r\n\r\n`,
  () => `CONNECT 127.0.0.1:22 HTTP/1.1\r\n${HOST}\r\n\r\n`,
  () => `GET http://169.254.169.254/latest HTTP/1.1\r\n${HOST}\r\n\r\n`,
  () => `GET ${'/a'.repeat(9000)} HTTP/1.1\r\n${HOST}\r\n\r\n`,
  () => `GET /%00%ff%2e%2e/%zz?%=&&=[]&a[b]=c HTTP/1.1\r\n${HOST}\r\n\r\n`,
  () => `GET /..\\..\\etc\\passwd HTTP/1.1\r\n${HOST}\r\n\r\n`,
  () => `GET /\u0000 HTTP/1.1\r\n${HOST}\r\n\r\n`,
  () => `GET * HTTP/1.1\r\n${HOST}\r\n\r\n`,
  (roll) => `GET / HTTP/1.1\r\n${HOST}\r\n${'x-a: b\r\n'.repeat(roll(3000))}\r\n`,
  () => `GET / HTTP/1.1\r\n${HOST}\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
  () => `GET / HTTP/1.1\r\n${HOST}\r\nx y: z\r\n: a\r\n\r\n`,
  () => `GET / HTTP/1.1\r\n${HOST}\r\nx: a\r\n folded\r\n\r\n`,
  () => `GET / HTTP/1.1\n${HOST}\n\n`,
  () => `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`,
  () => `GET /realtime HTTP/1.1\r\n${KEPT}\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n`,
  () =>
    `GET /broker/me HTTP/1.1\r\n${KEPT}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n`,
  () => `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
  () => '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  () => '\r\n'.repeat(500),
  (roll) => randomBytes(1 + roll(4000)).toString('latin1'),
  // the end of a message
  () => `${LOGIN}\r\n${HOST}\r\nContent-Length: -1\r\n\r\n${JSON_BODY}`,
  () => `${LOGIN}\r\n${HOST}\r\nContent-Length: 99999999999999999999\r\n\r\n${JSON_BODY}`,
  () => `${LOGIN}\r\n${HOST}\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n${JSON_BODY}`,
  () => `${LOGIN}\r\n${HOST}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
  () => `${LOGIN}\r\n${HOST}\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  () => `${LOGIN}\r\n${HOST}\r\nTransfer-Encoding : chunked\r\n\r\nzz\r\n`,
  () => `${LOGIN}\r\n${HOST}\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}`,
  () => `${LOGIN}\r\n${HOST}\r\nTransfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}\r\n{\r\n0\r\n\r\n`,
  () => `${LOGIN}\r\n${HOST}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n${JSON_BODY}`,
  () => `${LOGIN}\r\n${HOST}\r\nExpect: 100-continue\r\nContent-Length: 500\r\n\r\n`,
  () => `${LOGIN}\r\n${HOST}\r\nExpect: x\r\nContent-Length: 0\r\n\r\n`,
  () =>
    `${LOGIN}\r\n${HOST}\r\nContent-Encoding: gzip\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n\u001f\u008b\u0008\u0000`,
  () =>
    `${LOGIN}\r\n${HOST}\r\nContent-Type: application/json; charset=utf-7\r\nContent-Length: ${JSON_BODY.length}\r\n\r\n${JSON_BODY}`,
  () => `${LOGIN}\r\n${HOST}\r\nContent-Type: \u00ff/\u00ff\r\nContent-Length: 2\r\n\r\n{}`,
  () =>
    `${LOGIN}\r\n${HOST}\r\nAuthToken: ${'\u00e9'.repeat(300)}\r\nX-Forwarded-For: ${'1.2.3.4,'.repeat(900)}\r\nContent-Length: 0\r\n\r\n`,
  () => `PUT /uploads/x HTTP/1.1\r\n${HOST}\r\nContent-Length: 1\r\n\r\n`,
  () =>
    `GET /pictures/..%2f..%2fsecret.key HTTP/1.1\r\n${HOST}\r\nRange: bytes=9-1,-0,${'0-1,'.repeat(500)}\r\nIf-None-Match: ${'"'.repeat(500)}\r\n\r\n`,
];

export const rawRequest = (roll: DiceRoll): Buffer => Buffer.from(at(TEXTS, roll)(roll), 'latin1');

const SAID = [
  '{}',
  '[]',
  '{"ticket":1}',
  '{"ticket":"x"}',
  '{"type":"enter","ticket":"x"}',
  '{"typing":{}}',
  '\u0000',
  '{"a":'.repeat(5000),
];

/** A frame of a WebSocket with its head as somebody chooses: kind, reserved bits, length and mask need not agree. */
function frame(roll: DiceRoll): Buffer {
  const payload = roll(3) === 0 ? randomBytes(roll(2000)) : Buffer.from(at(SAID, roll));
  const first = roll(4) === 0 ? roll(256) : at([0x81, 0x82, 0x88, 0x89, 0x8a, 0x01, 0x80], roll);
  const masked = roll(5) === 0 ? 0 : 0x80;
  const told = roll(6) === 0 ? roll(2 ** 16) : payload.length;
  const head =
    roll(12) === 0
      ? Buffer.from([first, masked | 127, ...randomBytes(8)])
      : told < 126
        ? Buffer.from([first, masked | told])
        : Buffer.from([first, masked | 126, (told >> 8) & 255, told & 255]);
  const key = randomBytes(4);
  return Buffer.concat([
    head,
    ...(masked ? [key] : []),
    masked ? payload.map((byte, index) => byte ^ (key[index % 4] ?? 0)) : payload,
  ]);
}

/** A WebSocket that is opened as it should be, and then says what nobody says. */
export const rawSocket = (roll: DiceRoll, origin: string): Buffer =>
  Buffer.concat([
    Buffer.from(
      `GET ${at(['/realtime', '/classroom'], roll)} HTTP/1.1\r\n${KEPT}\r\nOrigin: ${origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    ),
    ...Array.from({ length: 1 + roll(5) }, () => frame(roll)),
  ]);
