import type { RTCPeerConnection, RTCRtpTransceiver, RtpPacket } from 'werift';
import type { MediaKind } from '@bcs/contract/features/classroom/model';
import type { MediaSetup } from '#kernel/media';
import { announceAddress, closeConnection, newConnection } from './connections.ts';

/** The shortest interval between requests for complete pictures, which are large. */
const PICTURE_EVERY_MS = 500;
/** The marker of one-byte header extensions, RFC 8285. */
const ONE_BYTE = 0xbede;

interface Track {
  readonly transceiver: RTCRtpTransceiver;
  ssrc: number;
  askedAt: number;
}

/** The connection with which a person on the stage sends to us. */
export class Sending {
  readonly #connection: RTCPeerConnection;
  readonly #setup: MediaSetup;
  readonly #tracks = new Map<MediaKind, Track>();

  constructor(
    setup: MediaSetup,
    onPacket: (source: MediaKind, packet: RtpPacket) => void,
    sources: Readonly<Record<string, MediaKind>>,
  ) {
    this.#setup = setup;
    this.#connection = newConnection(setup);
    this.#connection.ontrack = ({ transceiver, track }) => {
      const source = sources[transceiver.mid ?? ''];
      if (source === undefined) return;
      const own: Track = { transceiver, ssrc: track.ssrc ?? 0, askedAt: -Infinity };
      this.#tracks.set(source, own);
      track.onReceiveRtp.subscribe((packet) => {
        own.ssrc = packet.header.ssrc;
        // extensions only make sense on their own connection; each one adds what it needs
        Object.assign(packet.header, { extensions: [], extension: true, extensionProfile: ONE_BYTE });
        onPacket(source, packet);
      });
    };
  }

  async answer(sdp: string): Promise<string> {
    await this.#connection.setRemoteDescription({ type: 'offer', sdp });
    await this.#connection.setLocalDescription(await this.#connection.createAnswer());
    return announceAddress(this.#connection.localDescription?.sdp ?? '', this.#setup);
  }

  /** Requests a complete picture for somebody who begins to see. */
  askForPicture(source: MediaKind): void {
    const track = this.#tracks.get(source);
    const now = performance.now();
    if (!track || source === 'microphone' || now - track.askedAt < PICTURE_EVERY_MS) return;
    track.askedAt = now;
    void track.transceiver.receiver.sendRtcpPLI(track.ssrc).catch(() => {});
  }

  close(): Promise<void> {
    return closeConnection(this.#connection);
  }
}
