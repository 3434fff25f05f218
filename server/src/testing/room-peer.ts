import { RtpHeader, RtpPacket, type RTCPeerConnection, type RTCRtpSender } from 'werift';
import type { RoomNews, RoomRequest, MediaKind } from '@bcs/contract/features/classroom/model';
import { closeConnection, newConnection } from '#media/connections';

/** The bytes of a packet and the time between packets, as for a voice and a small camera. */
const MEDIA = {
  microphone: { kind: 'audio', everyMs: 20, bytes: 100 },
  camera: { kind: 'video', everyMs: 20, bytes: 1000 },
} as const;
const SETUP = { secret: '', ports: null, address: null, loopback: true };
const BY_MID = ['microphone', 'camera'] as const satisfies readonly MediaKind[];

/** A function that sends a request to the classroom; the answers are passed to `hear`. */
export type SendRequest = (request: RoomRequest) => void;

/**
 * A participant in the classroom without a browser, who receives everything and may send. It uses the same protocols
 * over real connections (ICE, DTLS, SRTP), so that it leaves the same traces behind as a browser.
 */
export class RoomPeer {
  /** The number of packets received, of sound and of pictures. */
  readonly arrived = { audio: 0, video: 0 };
  /** Resolves once everything that the room sends arrives. */
  readonly connected: Promise<void>;
  #connect: () => void = () => {};
  #receives: RTCPeerConnection | undefined;
  #sends: RTCPeerConnection | undefined;
  #timers: NodeJS.Timeout[] = [];
  readonly #say: SendRequest;

  constructor(say: SendRequest) {
    this.#say = say;
    this.connected = new Promise((resolve) => (this.#connect = resolve));
  }

  get received(): number {
    return this.arrived.audio + this.arrived.video;
  }

  /** Receives a message from the classroom to this person. */
  async hear(news: RoomNews): Promise<void> {
    if (news.type === 'receive') await this.#receive(news.sdp);
    if (news.type === 'send') await this.#sends?.setRemoteDescription({ type: 'answer', sdp: news.sdp });
  }

  async #receive(sdp: string): Promise<void> {
    const connection = newConnection(SETUP);
    this.#receives = connection;
    connection.ontrack = ({ track }) =>
      void track.onReceiveRtp.subscribe(() => void this.arrived[track.kind === 'audio' ? 'audio' : 'video']++);
    connection.connectionStateChange.subscribe((state) => {
      if (state === 'connected') this.#connect();
    });
    await connection.setRemoteDescription({ type: 'offer', sdp });
    await connection.setLocalDescription(await connection.createAnswer());
    this.#say({ type: 'receive', sdp: connection.localDescription?.sdp ?? '' });
  }

  /** Sends sound and pictures from now on, as somebody on the stage does. */
  async send(): Promise<void> {
    const connection = newConnection(SETUP);
    this.#sends = connection;
    const senders = BY_MID.map((source) => {
      const { sender } = connection.addTransceiver(MEDIA[source].kind, { direction: 'sendonly' });
      return [source, sender] as const;
    });
    await connection.setLocalDescription(await connection.createOffer());
    const mids = connection.getTransceivers().map(({ mid }, place) => [mid, BY_MID[place]] as const);
    this.#say({ type: 'send', sdp: connection.localDescription?.sdp ?? '', sources: Object.fromEntries(mids) });
    this.#say({ type: 'sending', microphone: true, camera: true, screen: false });
    for (const [source, sender] of senders) this.#stream(sender, MEDIA[source]);
  }

  /** Sends raw bytes over the connection for sound and pictures. */
  async throwBytes(bytes: Buffer): Promise<void> {
    await this.#sends?.dtlsTransports[0]?.iceTransport.connection.send(bytes);
  }

  /** Encrypts a packet as the media server expects, so that faults inside it are read. */
  encrypted(payload: Buffer, header: RtpHeader): Buffer {
    const srtp = this.#sends?.dtlsTransports[0]?.srtp;
    if (!srtp) throw new Error('Nothing is sent yet.');
    return srtp.encrypt(payload, header);
  }

  /** Encrypts a report such as a browser sends about what it receives. */
  encryptedReport(bytes: Buffer): Buffer {
    const srtcp = this.#sends?.dtlsTransports[0]?.srtcp;
    if (!srtcp) throw new Error('Nothing is sent yet.');
    return srtcp.encrypt(bytes);
  }

  #stream(sender: RTCRtpSender, { everyMs, bytes }: { readonly everyMs: number; readonly bytes: number }): void {
    const payload = Buffer.alloc(bytes, 7);
    let count = 0;
    const next = () => {
      count += 1;
      const header = new RtpHeader({ sequenceNumber: count & 0xffff, timestamp: (count * everyMs * 48) >>> 0 });
      void sender.sendRtp(new RtpPacket(header, payload)).catch(() => {});
    };
    this.#timers.push(setInterval(next, everyMs));
  }

  /** Closes both connections; the caller closes the line. */
  async leave(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    for (const connection of [this.#receives, this.#sends]) if (connection) await closeConnection(connection);
  }
}
