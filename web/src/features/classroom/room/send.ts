import type { MediaKind } from '@bcs/contract/features/classroom/model';
import { SOURCES } from '@bcs/contract/features/classroom/stage';

/** Bits per second at most: six pictures and two screens reach everybody. */
const MAX_BITS_PER_SECOND: Readonly<Record<MediaKind, number>> = {
  microphone: 40_000,
  camera: 350_000,
  screen: 1_200_000,
};

type Streams = Readonly<Record<MediaKind, MediaStream | null>>;
const trackOf = (streams: Streams, source: MediaKind) => streams[source]?.getTracks()[0] ?? null;

/** The connection by which somebody on the stage sends; what is switched on and off changes nothing of it. */
export class StageSender {
  readonly connection: RTCPeerConnection;
  readonly #parts: Readonly<Record<MediaKind, RTCRtpTransceiver>>;

  constructor(iceServers: RTCIceServer[]) {
    this.connection = new RTCPeerConnection({ iceServers });
    const part = (source: MediaKind) => {
      const kind = source === 'microphone' ? 'audio' : 'video';
      const made = this.connection.addTransceiver(kind, {
        direction: 'sendonly',
        sendEncodings: [{ maxBitrate: MAX_BITS_PER_SECOND[source] }],
      });
      const codecs = RTCRtpSender.getCapabilities(kind)?.codecs ?? [];
      made.setCodecPreferences(codecs.filter(({ mimeType }) => /^(audio\/opus|video\/vp8)$/i.test(mimeType)));
      return made;
    };
    this.#parts = { microphone: part('microphone'), camera: part('camera'), screen: part('screen') };
  }

  /** Offers to send, and says which part is what. */
  async offer(streams: Streams): Promise<{ sdp: string; sources: Record<string, MediaKind> }> {
    await this.replace(streams);
    const { sdp = '' } = await this.connection.createOffer();
    await this.connection.setLocalDescription({ type: 'offer', sdp });
    const sources = Object.fromEntries(SOURCES.map((source) => [this.#parts[source].mid ?? '', source]));
    return { sdp, sources };
  }

  accept(sdp: string): Promise<void> {
    return this.connection.setRemoteDescription({ type: 'answer', sdp });
  }

  async replace(streams: Streams): Promise<void> {
    await Promise.all(SOURCES.map((source) => this.#parts[source].sender.replaceTrack(trackOf(streams, source))));
  }
}
