import type { RTCPeerConnection, RTCRtpTransceiver, RtpPacket } from 'werift';
import type { MediaKind } from '@bcs/contract/features/classroom/model';
import type { MediaSetup } from '#kernel/media';
import { announced, closeConnection, newConnection } from './connections.ts';

/** A whole picture is large: asked for at most so often. */
const PICTURE_EVERY_MS = 500;
/** The short form of header extensions, RFC 8285. */
const ONE_BYTE = 0xbede;

interface Track {
  readonly transceiver: RTCRtpTransceiver;
  ssrc: number;
  askedAt: number;
}

/** The connection by which one person on the stage sends to us. */
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
        // what a browser writes there means something on its own line only; each line adds what it needs
        Object.assign(packet.header, { extensions: [], extension: true, extensionProfile: ONE_BYTE });
        onPacket(source, packet);
      });
    };
  }

  async answer(sdp: string): Promise<string> {
    await this.#connection.setRemoteDescription({ type: 'offer', sdp });
    await this.#connection.setLocalDescription(await this.#connection.createAnswer());
    return announced(this.#connection.localDescription?.sdp ?? '', this.#setup);
  }

  /** Whoever begins to see needs a whole picture first. */
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
