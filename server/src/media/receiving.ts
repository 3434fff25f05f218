import type { RTCPeerConnection, RTCRtpSender, RtpPacket } from 'werift';
import { STAGE_PLACES } from '@bcs/contract/features/classroom/stage';
import type { MediaSetup } from '#kernel/media';
import { announceAddress, closeConnection, newConnection } from './connections.ts';

/**
 * The connection with which a person receives: one part for each place of the stage, agreed once. People who come onto
 * the stage use an existing place, so nothing is renegotiated during a class.
 */
export class Receiving {
  readonly #connection: RTCPeerConnection;
  readonly #setup: MediaSetup;
  readonly #senders: readonly RTCRtpSender[];
  /** The last sender at each place, so that the packets of another one continue the numbering. */
  readonly #last: (object | undefined)[] = [];

  /**
   * @param onPictureMissed called if the browser needs a complete picture at this place; null for all places
   */
  constructor(setup: MediaSetup, onPictureMissed: (place: number | null) => void) {
    this.#setup = setup;
    this.#connection = newConnection(setup);
    this.#senders = STAGE_PLACES.map(({ source }, place) => {
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
    return announceAddress(this.#connection.localDescription?.sdp ?? '', this.#setup);
  }

  async accept(sdp: string): Promise<void> {
    await this.#connection.setRemoteDescription({ type: 'answer', sdp });
  }

  /**
   * @param from the sender
   */
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
