import { RTCPeerConnection, useNACK, useOPUS, usePLI, useSdesMid, useVP8 } from 'werift';
import type { MediaSetup } from '#kernel/media';

/** The open connections; a person who receives and sends has two. */
export const open = new Set<RTCPeerConnection>();

/**
 * Opens a connection to a browser. Browsers connect to our addresses, and we answer to where they come from; the
 * addresses they claim are ignored. There is one codec each for sound and video, because nothing is transcoded.
 */
export function newConnection({ ports, loopback }: MediaSetup): RTCPeerConnection {
  const connection = new RTCPeerConnection({
    iceServers: [],
    iceUseTcp: false,
    iceUseIpv6: false,
    // one transport for all parts; parts that are joined later would stay open
    bundlePolicy: 'max-bundle',
    codecs: { audio: [useOPUS()], video: [useVP8({ rtcpFeedback: [useNACK(), usePLI()] })] },
    headerExtensions: { audio: [useSdesMid()], video: [useSdesMid()] },
    ...(ports && { icePortRange: [...ports] as [number, number] }),
    ...(loopback && { iceAdditionalHostAddresses: ['127.0.0.1'] }),
  });
  open.add(connection);
  return connection;
}

export async function closeConnection(connection: RTCPeerConnection): Promise<void> {
  open.delete(connection);
  await connection.close().catch(() => {});
}

/** Adds the machine's external address to a description. */
export function announceAddress(sdp: string, { address }: MediaSetup): string {
  if (address === null) return sdp;
  return sdp
    .split('\r\n')
    .flatMap((line) => {
      const [, head, tail] = /^(a=candidate:\S+ \d \S+ \d+) \S+ (\d+ typ host.*)$/.exec(line) ?? [];
      return head === undefined ? [line] : [line, `${head.replace('candidate:', 'candidate:9')} ${address} ${tail}`];
    })
    .join('\r\n');
}
