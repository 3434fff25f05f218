import type { DiceRoll } from '@bcs/server/guarantees/malformed';

type Twist = (lines: string[], roll: DiceRoll, port: number) => string[];

const at = <T>(list: readonly T[], roll: DiceRoll): T => list[roll(list.length)] as T;
const placed = (lines: readonly string[], roll: DiceRoll, ...more: string[]): string[] =>
  lines.toSpliced(roll(lines.length + 1), 0, ...more);

/** Lines that name an address of ours as if it were that of a browser, in every way that the format knows. */
const addressesOf = (port: number): readonly string[] => [
  `a=candidate:1 1 udp 2130706431 127.0.0.1 ${port} typ host`,
  `a=candidate:1 1 UDP 1 127.0.0.1 ${port} typ srflx raddr 127.0.0.1 rport ${port}`,
  `a=candidate:1 1 tcp 1 127.0.0.1 ${port} typ host tcptype passive`,
  `a=candidate:1 1 udp 1 ::1 ${port} typ relay raddr ::1 rport ${port}`,
  `A=CANDIDATE:1 1 udp 1 127.0.0.1 ${port} typ host`,
  ` a=candidate:1 1 udp 1 127.0.0.1 ${port} typ host`,
  `a=candidate :1 1 udp 1 127.0.0.1 ${port} typ host`,
  `a=remote-candidates:1 127.0.0.1 ${port}`,
  `a=rtcp:${port} IN IP4 127.0.0.1`,
  'c=IN IP4 127.0.0.1',
  `a=candidate:1 1 udp 1 localhost ${port} typ host`,
  'a=end-of-candidates',
  'a=ice-lite',
];

const ODD = [
  'a=setup:active',
  'a=setup:holdconn',
  'a=mid:',
  'a=mid:0',
  'a=mid:__proto__',
  'a=group:BUNDLE 0 0 0 1 99',
  'a=fingerprint:sha-256 zz',
  'a=fingerprint:md5 00',
  'a=ice-ufrag:',
  `a=ice-pwd:${'x'.repeat(390)}`,
  'a=rtpmap:96 VP8/0',
  'a=rtpmap:96 constructor/90000',
  'a=rtpmap:999999999999 VP8/90000',
  'a=fmtp:96 apt=96',
  'a=fmtp:96 a=b;a=b;=;;',
  'a=rtcp-fb:* nack',
  'a=extmap:0 urn:ietf:params:rtp-hdrext:sdes:mid',
  'a=extmap:99999 x',
  'a=ssrc:-1 cname:x',
  'a=ssrc:99999999999 msid:a b',
  'a=ssrc-group:FID 1 2 3 4 5 6 7 8 9',
  'a=simulcast:send 1;2;3 recv 4',
  'a=rid:1 send pt=96',
  'a=sctp-port:5000',
  'a=max-message-size:0',
  'a=crypto:1 AES_CM_128_HMAC_SHA1_80 inline:x',
  'a=recvonly',
  'a=inactive',
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  'm=video 9 UDP/TLS/RTP/SAVPF 96',
  'm=audio 65536 RTP/AVP 0',
  'v=1',
  't=9 9',
  '=',
  '',
  '\u0000',
  '😀'.repeat(50),
];

const TWISTS: readonly Twist[] = [
  (lines, roll, port) => placed(lines, roll, at(addressesOf(port), roll)),
  (lines, roll, port) => placed(lines, roll, ...Array<string>(1 + roll(40)).fill(at(addressesOf(port), roll))),
  (lines, roll) => placed(lines, roll, at(ODD, roll)),
  (lines, roll) => placed(lines, roll, ...Array<string>(1 + roll(70)).fill(at(ODD, roll))),
  (lines, roll) => lines.toSpliced(roll(lines.length), 1 + roll(3)),
  (lines, roll) => placed(lines, roll, at(lines, roll)),
  (lines, roll) => lines.with(roll(lines.length), at(lines, roll)),
  (lines, roll) => lines.map((line) => (roll(30) === 0 ? line.slice(0, roll(line.length + 1)) : line)),
  (lines, roll) => lines.map((line) => (roll(40) === 0 ? line.replace(/\d+/, String(2 ** 31 * roll(9))) : line)),
  (lines, roll) => lines.map((line) => (roll(40) === 0 ? line.toUpperCase() : line)),
  (lines, roll) => lines.slice(0, roll(lines.length)),
  (lines) => lines.toReversed(),
];
const ENDS = ['\r\n', '\r\n', '\r\n', '\n', '\r', '\r\r\n'];

/** A description of a browser with one to four things wrong. @param port of ours that it may name as its own */
export function spoilDescription(sdp: string, roll: DiceRoll, port: number): string {
  let lines = sdp.split('\r\n');
  for (let times = 1 + roll(4); times > 0 && lines.length > 0; times -= 1) lines = at(TWISTS, roll)(lines, roll, port);
  return lines.join(at(ENDS, roll));
}

/** Something else that a page of ours never says. */
export const oddMessage = (roll: DiceRoll, port: number): string =>
  at(
    [
      JSON.stringify({ type: 'candidate', candidate: at(addressesOf(port), roll), sdpMLineIndex: 0 }),
      JSON.stringify({ type: 'receive', sdp: at(addressesOf(port), roll) }),
      JSON.stringify({ type: 'receive', sdp: '' }),
      JSON.stringify({ type: 'send', sdp: 'm=video'.repeat(1000), sources: {} }),
      JSON.stringify({ type: 'send', sdp: 'v=0', sources: { __proto__: 'camera', 0: 'screen' } }),
      '{"type":"receive","sdp":'.repeat(200),
      'x'.repeat(60_000),
      '[]',
    ],
    roll,
  );
