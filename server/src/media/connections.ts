import { RTCPeerConnection, useNACK, useOPUS, usePLI, useSdesMid, useVP8 } from 'werift';
import type { MediaSetup } from '#kernel/media';

/** The open connections; a person who receives and sends has two. */
export const open = new Set<RTCPeerConnection>();

/**
 * One connection to a browser. Browsers find us by our addresses, and we answer to where they come from: what they tell
 * of theirs is not read. One codec each for sound and pictures, since nothing is transcoded.
 */
export function newConnection({ ports, loopback }: MediaSetup): RTCPeerConnection {
  const connection = new RTCPeerConnection({
    iceServers: [],
    iceUseTcp: false,
    iceUseIpv6: false,
    // one way for all parts from the start: those that are joined later stay open after the end
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

/** Adds to a description the address by which the machine is reached from outside. */
export function announced(sdp: string, { address }: MediaSetup): string {
  if (address === null) return sdp;
  return sdp
    .split('\r\n')
    .flatMap((line) => {
      const [, head, tail] = /^(a=candidate:\S+ \d \S+ \d+) \S+ (\d+ typ host.*)$/.exec(line) ?? [];
      return head === undefined ? [line] : [line, `${head.replace('candidate:', 'candidate:9')} ${address} ${tail}`];
    })
    .join('\r\n');
}
