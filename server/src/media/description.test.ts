import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STAGE_PLACES } from '@bcs/contract/features/classroom/stage';
import { FIREFOX, SAFARI, type OfferedPart } from '#testing/browser-descriptions';
import { boundedDescription, MOST_PARTS } from './description.ts';
import { closeConnection, newConnection } from './connections.ts';
import { parseRequest } from './rooms.ts';

const SETUP = { secret: '', ports: null, address: null, loopback: true };
const SESSION_LINES = ['v=0', 'o=- 1 2 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0 1 2'];
const partOf = (mid: number) => [
  `m=${mid === 0 ? 'audio' : 'video'} 9 UDP/TLS/RTP/SAVPF 96`,
  'c=IN IP4 0.0.0.0',
  'a=ice-ufrag:s8wJ',
  'a=ice-pwd:WP13kjaA9OMbU4Pt0+TYDLYn',
  `a=fingerprint:sha-256 ${Array(32).fill('AB').join(':')}`,
  'a=setup:actpass',
  `a=mid:${mid}`,
  'a=sendonly',
  'a=rtcp-mux',
  mid === 0 ? 'a=rtpmap:96 opus/48000/2' : 'a=rtpmap:96 VP8/90000',
];
const sdpOf = (parts: number, ...more: readonly string[]) =>
  [...SESSION_LINES, ...Array.from({ length: parts }, (_, mid) => partOf(mid)).flat(), ...more, ''].join('\r\n');
const send = (sdp: string) => parseRequest(JSON.stringify({ type: 'send', sdp, sources: { 0: 'microphone' } }));
const receive = (sdp: string) => parseRequest(JSON.stringify({ type: 'receive', sdp }));

test('what a browser needs is passed on as it is', () => {
  for (const parts of [1, 2, 3]) expect(send(sdpOf(parts))).toMatchObject({ sdp: sdpOf(parts) });
  for (const parts of [1, 14]) expect(receive(sdpOf(parts))).toMatchObject({ sdp: sdpOf(parts) });
});

const isAddress = (line: string) => /^a=(candidate|end-of-candidates)/.test(line);
const withoutAddresses = (sdp: string) =>
  sdp
    .split('\r\n')
    .filter((line) => !isAddress(line))
    .join('\r\n');

describe.each([
  ['Firefox', FIREFOX],
  ['Safari', SAFARI],
])('%s', (_, browser) => {
  test('offers what it sends within the bounds, and is answered for each part', async () => {
    const read = send(browser.offer);
    expect(read).toMatchObject({ sdp: withoutAddresses(browser.offer) });
    const connection = newConnection(SETUP);
    await connection.setRemoteDescription({ type: 'offer', sdp: browser.offer });
    const { sdp } = await connection.createAnswer();
    await closeConnection(connection);
    expect(sdp.match(/^m=(?:audio|video) [1-9]/gm)).toHaveLength(3);
  });

  test('answers within the bounds to what everybody receives', async () => {
    const connection = newConnection(SETUP);
    for (const { source } of STAGE_PLACES)
      connection.addTransceiver(source === 'microphone' ? 'audio' : 'video', { direction: 'sendonly' });
    await connection.setLocalDescription(await connection.createOffer());
    const offered = connection.localDescription?.sdp ?? '';
    const parts = [...offered.matchAll(/^m=(audio|video) \d+ \S+ (\d+)[^]*?^a=mid:(\S+)/gm)].map(
      ([, kind, payload, mid]) => ({ kind, payload: Number(payload), mid }) as OfferedPart,
    );
    const answer = browser.answer(parts);
    const read = receive(answer);
    expect(read).toMatchObject({ sdp: withoutAddresses(answer) });
    await connection.setRemoteDescription({ type: 'answer', sdp: withoutAddresses(answer) });
    expect(connection.signalingState).toBe('stable');
    await closeConnection(connection);
    expect(parts).toHaveLength(STAGE_PLACES.length);
  });
});

test('one part more than there are sources or places is refused before it is read [D-068]', () => {
  for (const parts of [4, 5, 100, 1700]) expect(send(sdpOf(parts))).toBeNull();
  for (const parts of [15, 100]) expect(receive(sdpOf(parts))).toBeNull();
});

const hostile: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...partOf(0), ...partOf(1), ...SESSION_LINES),
  },
  fc.constantFrom(
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'a=sctp-port:5000',
    'm=',
    'm=video',
    'a=ice-lite',
  ),
  fc.nat(65_535).map((port) => `a=candidate:1 1 udp 2130706431 127.0.0.1 ${port} typ host`),
  fc.nat(255).map((host) => `A=Candidate:1 1 UDP 1 192.0.2.${host} 9 typ srflx`),
  fc.integer({ min: 300, max: 600 }).map((length) => `a=fmtp:96 ${'x'.repeat(length)}`),
  fc.integer({ min: 1, max: 300 }).map((count) => Array(count).fill('a=rtcp-fb:* nack').join('\n')),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const hostileSdp = fc
  .tuple(fc.array(hostile, { maxLength: 60 }), fc.constantFrom('\r\n', '\n', '\r', '\r\r\n', '\n\r'))
  .map(([lines, end]) => lines.join(end));
/** Splits lines as the library does, and in every other way. */
const linesOf = (sdp: string) => sdp.split(/[\r\n]+/);

/** Tells whether everything that the library reads in a description is within the limits. */
function isBounded(sdp: string, most: number): boolean {
  const lines = linesOf(sdp);
  const parts = lines.filter((line) => line.startsWith('m=')).length;
  const addresses = lines.filter((line) => /^a=(candidate|end-of-candidates|ice-lite)/i.test(line)).length;
  const longest = Math.max(...lines.map((line) => line.length));
  return parts <= most && addresses === 0 && longest <= 400 && lines.length <= 80 * (most + 1);
}

test.each(['send', 'receive'] as const)(
  'of a thousand hostile texts to %s the library reads bounded ones [D-068]',
  (way) => {
    let passed = 0;
    let unbounded = 0;
    fc.assert(
      fc.property(hostileSdp, (sdp) => {
        const read = boundedDescription(sdp, MOST_PARTS[way]);
        if (!isBounded(sdp, MOST_PARTS[way])) unbounded += 1;
        if (read === null) return;
        passed += 1;
        expect(isBounded(read, MOST_PARTS[way])).toBe(true);
      }),
      { numRuns: 1000 },
    );
    // some texts are hostile, and not all of them are refused completely
    expect(unbounded).toBeGreaterThan(200);
    expect(passed).toBeGreaterThan(100);
  },
);

test('a description with addresses leaves the connection with none to send to [D-068]', async () => {
  const candidates = Array.from({ length: 5 }, (_, at) => `a=candidate:${at} 1 udp 1 127.0.0.1 ${5000 + at} typ host`);
  const sdp = sdpOf(1, ...candidates, 'a=end-of-candidates');
  const known = async (text: string) => {
    const connection = newConnection(SETUP);
    await connection.setRemoteDescription({ type: 'offer', sdp: text });
    const { iceTransports } = connection;
    const found = iceTransports.flatMap(({ connection: { remoteCandidates } }) => remoteCandidates);
    const ended = iceTransports.some(({ connection: { remoteCandidatesEnd } }) => remoteCandidatesEnd);
    await closeConnection(connection);
    return [found.length, ended];
  };
  expect(await known(boundedDescription(sdp, 3) ?? '')).toEqual([0, false]);
  expect(await known(sdp)).toEqual([5, true]);
});

test('letters in all, and what is said of sources, are bounded', () => {
  const long = sdpOf(1, ...Array(60).fill(`a=x:${'x'.repeat(300)}`));
  expect(long.length).toBeGreaterThan(10_000);
  expect(send(long)).toBeNull();
  const sources = Object.fromEntries(Array.from({ length: 4 }, (_, mid) => [mid, 'camera']));
  expect(parseRequest(JSON.stringify({ type: 'send', sdp: sdpOf(1), sources }))).toBeNull();
  for (const odd of ['{', '[]', '{"type":"candidate","candidate":"a=candidate:1"}'])
    expect(parseRequest(odd)).toBeNull();
});
