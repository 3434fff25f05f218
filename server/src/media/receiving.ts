import type { RTCPeerConnection, RTCRtpSender, RtpPacket } from 'werift';
import { PLACES } from '@bcs/contract/features/classroom/stage';
import type { MediaSetup } from '#kernel/media';
import { announced, closeConnection, newConnection } from './connections.ts';

/**
 * The connection by which one person receives: it has one part for each place of the stage, agreed on once. Whoever
 * comes onto the stage takes a place that is there already, so nothing is negotiated anew while a class runs.
 */
export class Receiving {
  readonly #connection: RTCPeerConnection;
  readonly #setup: MediaSetup;
  readonly #senders: readonly RTCRtpSender[];
  /** The people whose packets went out at each place last: those of another person continue their numbers. */
  readonly #last: (object | undefined)[] = [];

  /** @param onPictureMissed the browser needs a whole picture at this place; null for all of them */
  constructor(setup: MediaSetup, onPictureMissed: (place: number | null) => void) {
    this.#setup = setup;
    this.#connection = newConnection(setup);
    this.#senders = PLACES.map(({ source }, place) => {
      const kind = source === 'microphone' ? 'audio' : 'video';
      const { sender } = this.#connection.addTransceiver(kind, { direction: 'sendonly' });
      sender.onPictureLossIndication.subscribe(() => onPictureMissed(place));
      return sender;
    });
    this.#connection.connectionStateChange.subscribe((state) => {
      if (state === 'connected') onPictureMissed(null);
    });
  }

  async offer(): Promise<string> {
    await this.#connection.setLocalDescription(await this.#connection.createOffer());
    return announced(this.#connection.localDescription?.sdp ?? '', this.#setup);
  }

  async accept(sdp: string): Promise<void> {
    await this.#connection.setRemoteDescription({ type: 'answer', sdp });
  }

  /** @param from who sends, by identity */
  pass(place: number, from: object, packet: RtpPacket): void {
    const sender = this.#senders[place];
    if (!sender) return;
    if (this.#last[place] !== from) {
      if (this.#last[place]) sender.replaceRTP(packet.header);
      this.#last[place] = from;
    }
    void sender.sendRtp(packet).catch(() => {});
  }

  close(): Promise<void> {
    return closeConnection(this.#connection);
  }
}
