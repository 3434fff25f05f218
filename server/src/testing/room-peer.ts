import { RtpHeader, RtpPacket, type RTCPeerConnection, type RTCRtpSender } from 'werift';
import type { RoomNews, RoomRequest, MediaKind } from '@bcs/contract/features/classroom/model';
import { closeConnection, newConnection } from '#media/connections';

/** The bytes of a packet and the time between packets, as of a voice and a small camera. */
const MEDIA = {
  microphone: { kind: 'audio', everyMs: 20, bytes: 100 },
  camera: { kind: 'video', everyMs: 20, bytes: 1000 },
} as const;
const SETUP = { secret: '', ports: null, address: null, loopback: true };
const BY_MID = ['microphone', 'camera'] as const satisfies readonly MediaKind[];

/** A function that sends a request to the classroom; its answers are given to `hear`. */
export type SendRequest = (request: RoomRequest) => void;

/**
 * Somebody in the classroom, without a browser: takes what everybody receives, and may send. It speaks the same
 * protocol over real connections (ICE, DTLS, SRTP), so that what it leaves behind is what a browser leaves behind.
 */
export class RoomPeer {
  /** Packets that have arrived, of sound and of pictures. */
  readonly arrived = { audio: 0, video: 0 };
  /** Everything arrives that the room sends. */
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

  /** Receives a message of the classroom to this person. */
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

  /** Sends bytes as they are over the way that sound and pictures take. */
  async throwBytes(bytes: Buffer): Promise<void> {
    await this.#sends?.dtlsTransports[0]?.iceTransport.connection.send(bytes);
  }

  /** Encrypts a packet as the media expect it, so that what is wrong inside of it is read. */
  encrypted(payload: Buffer, header: RtpHeader): Buffer {
    const srtp = this.#sends?.dtlsTransports[0]?.srtp;
    if (!srtp) throw new Error('Nothing is sent yet.');
    return srtp.encrypt(payload, header);
  }

  /** Encrypts what a browser tells of what it receives. */
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

  /** Lets go of both connections; the line is for the caller to close. */
  async leave(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    for (const connection of [this.#receives, this.#sends]) if (connection) await closeConnection(connection);
  }
}
