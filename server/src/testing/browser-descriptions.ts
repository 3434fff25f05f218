/**
 * Descriptions in the format of Firefox and Safari: their offers with the codecs that our page prefers, and their
 * answers to what everybody receives.
 */
export interface BrowserDescriptions {
  /** An offer of a microphone, a camera and a screen. */
  readonly offer: string;
  /** An answer to an offer, given the kind, the first codec and the mid of each part. */
  readonly answer: (parts: readonly OfferedPart[]) => string;
}
export interface OfferedPart {
  readonly kind: 'audio' | 'video';
  readonly payload: number;
  readonly mid: string;
}

const PRINT = `a=fingerprint:sha-256 ${Array(32).fill('4A').join(':')}`;
const MID = 'urn:ietf:params:rtp-hdrext:sdes:mid';
const SEND_TIME = 'http://www.webrtc.org/experiments/rtp-hdrext/abs-send-time';
const WIDE = 'http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01';
const LEVEL = 'urn:ietf:params:rtp-hdrext:ssrc-audio-level';
const text = (lines: readonly string[]): string => [...lines, ''].join('\r\n');
const SENT = [
  { kind: 'audio', mid: '0' },
  { kind: 'video', mid: '1' },
  { kind: 'video', mid: '2' },
] as const;
const groupOf = (parts: readonly { readonly mid: string }[]) =>
  `a=group:BUNDLE ${parts.map(({ mid }) => mid).join(' ')}`;

const CANDIDATES = [
  'a=candidate:0 1 UDP 2122252543 9f3c1d6e-2f0b-4a53-8a43-6d2b1d3e1a11.local 53127 typ host',
  'a=candidate:1 1 UDP 1686052863 203.0.113.9 53127 typ srflx raddr 0.0.0.0 rport 0',
  'a=end-of-candidates',
];

function ofFirefox(
  part: { readonly kind: 'audio' | 'video'; readonly mid: string },
  { payload, setup, direction, port }: { payload: number; setup: string; direction: string; port: number },
): string[] {
  const isAudio = part.kind === 'audio';
  return [
    `m=${part.kind} ${port} UDP/TLS/RTP/SAVPF ${payload}`,
    'c=IN IP4 0.0.0.0',
    ...(port === 9 ? [] : CANDIDATES),
    `a=${direction}`,
    ...(isAudio
      ? [`a=extmap:1 ${LEVEL}`, 'a=extmap:2/recvonly urn:ietf:params:rtp-hdrext:csrc-audio-level']
      : [`a=extmap:4 ${SEND_TIME}`, 'a=extmap:5 urn:ietf:params:rtp-hdrext:toffset', `a=extmap:7 ${WIDE}`]),
    `a=extmap:3 ${MID}`,
    isAudio
      ? `a=fmtp:${payload} maxplaybackrate=48000;stereo=1;useinbandfec=1`
      : `a=fmtp:${payload} max-fs=12288;max-fr=60`,
    'a=ice-pwd:5e3d8d17b3f0c0b66a0c8d6df0a9b4b5',
    'a=ice-ufrag:7a1c9f02',
    `a=mid:${part.mid}`,
    ...(direction === 'recvonly' ? [] : ['a=msid:{5a4b1f5e-8a4e-4b57} {0c1d7b9a-3f0e-4d7c}']),
    ...(isAudio
      ? []
      : ['nack', 'nack pli', 'ccm fir', 'goog-remb', 'transport-cc'].map((fb) => `a=rtcp-fb:${payload} ${fb}`)),
    'a=rtcp-mux',
    ...(isAudio ? [] : ['a=rtcp-rsize']),
    `a=rtpmap:${payload} ${isAudio ? 'opus/48000/2' : 'VP8/90000'}`,
    `a=setup:${setup}`,
    `a=ssrc:${2_873_465_123 + Number(part.mid)} cname:{b1c9d4f0-5a43-4f0e-9f3c-1d6e2f0b4a53}`,
  ];
}
const headOfFirefox = (parts: readonly { readonly mid: string }[]) => [
  'v=0',
  'o=mozilla...THIS_IS_SDPARTA-99.0 7304918274650192837 0 IN IP4 0.0.0.0',
  's=-',
  't=0 0',
  'a=sendrecv',
  PRINT,
  groupOf(parts),
  'a=ice-options:trickle',
  'a=msid-semantic:WMS *',
];

/** Firefox has written its lines in alphabetical order since version 99. */
export const FIREFOX: BrowserDescriptions = {
  offer: text([
    ...headOfFirefox(SENT),
    ...SENT.flatMap((part) =>
      ofFirefox(part, { payload: part.kind === 'audio' ? 109 : 120, setup: 'actpass', direction: 'sendonly', port: 9 }),
    ),
  ]),
  answer: (parts) =>
    text([
      ...headOfFirefox(parts),
      ...parts.flatMap((part, place) =>
        ofFirefox(part, {
          payload: part.payload,
          setup: 'active',
          direction: 'recvonly',
          port: place === 0 ? 53_127 : 9,
        }),
      ),
    ]),
};

function ofSafari(
  part: { readonly kind: 'audio' | 'video'; readonly mid: string },
  { payload, setup, direction }: { payload: number; setup: string; direction: string },
): string[] {
  const isAudio = part.kind === 'audio';
  const ssrc = 1_946_530_211 + Number(part.mid);
  const stream = '7b1d7c1e-52c8-4f43-9b34-1c4b8f0d2a6e';
  return [
    `m=${part.kind} 9 UDP/TLS/RTP/SAVPF ${payload}`,
    'c=IN IP4 0.0.0.0',
    'a=rtcp:9 IN IP4 0.0.0.0',
    'a=ice-ufrag:nUqX',
    'a=ice-pwd:wQ4yq3q2h5vL0xqfQ0n7cZ5y',
    'a=ice-options:trickle',
    PRINT,
    `a=setup:${setup}`,
    `a=mid:${part.mid}`,
    ...(isAudio
      ? [`a=extmap:1 ${LEVEL}`]
      : ['a=extmap:14 urn:ietf:params:rtp-hdrext:toffset', 'a=extmap:13 urn:3gpp:video-orientation']),
    `a=extmap:2 ${SEND_TIME}`,
    `a=extmap:3 ${WIDE}`,
    `a=extmap:4 ${MID}`,
    `a=${direction}`,
    ...(direction === 'recvonly' ? [] : [`a=msid:${stream} 0f9f4b7e-1b1d-4d5e`]),
    'a=rtcp-mux',
    'a=rtcp-rsize',
    `a=rtpmap:${payload} ${isAudio ? 'opus/48000/2' : 'VP8/90000'}`,
    ...(isAudio ? ['transport-cc'] : ['goog-remb', 'transport-cc', 'ccm fir', 'nack', 'nack pli']).map(
      (fb) => `a=rtcp-fb:${payload} ${fb}`,
    ),
    ...(isAudio ? [`a=fmtp:${payload} minptime=10;useinbandfec=1`] : []),
    ...(direction === 'recvonly'
      ? []
      : [`a=ssrc:${ssrc} cname:Zk5wX8Z9tQ1yq`, `a=ssrc:${ssrc} msid:${stream} 0f9f4b7e-1b1d-4d5e`]),
  ];
}
const headOfSafari = (parts: readonly { readonly mid: string }[]) => [
  'v=0',
  'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  groupOf(parts),
  'a=extmap-allow-mixed',
  'a=msid-semantic: WMS 7b1d7c1e-52c8-4f43-9b34-1c4b8f0d2a6e',
];

export const SAFARI: BrowserDescriptions = {
  offer: text([
    ...headOfSafari(SENT),
    ...SENT.flatMap((part) =>
      ofSafari(part, { payload: part.kind === 'audio' ? 111 : 96, setup: 'actpass', direction: 'sendonly' }),
    ),
  ]),
  answer: (parts) =>
    text([
      ...headOfSafari(parts),
      ...parts.flatMap((part) => ofSafari(part, { payload: part.payload, setup: 'active', direction: 'recvonly' })),
    ]),
};
