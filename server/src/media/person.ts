import type { RtpPacket } from 'werift';
import type { RoomNews, RoomPerson, MediaKind } from '@bcs/contract/features/classroom/model';
import type { MediaSetup, RoomPass } from '#kernel/media';
import { Receiving } from './receiving.ts';
import { Sending } from './sending.ts';

const NO_MEDIA: Readonly<Record<MediaKind, boolean>> = { microphone: false, camera: false, screen: false };

/** The parts of the room that a person needs. */
export interface RoomSurroundings {
  readonly setup: MediaSetup;
  readonly say: (news: RoomNews) => void;
  readonly onPacket: (from: Person, source: MediaKind, packet: RtpPacket) => void;
  readonly onPictureMissed: (by: Person, place: number | null) => void;
}

/** A person in the room: their state, and what they receive and send. */
export class Person {
  readonly pass: RoomPass;
  readonly say: RoomSurroundings['say'];
  seat: number | null = null;
  screenSeat: number | null = null;
  hand: number | null = null;
  sending: Readonly<Record<MediaKind, boolean>> = NO_MEDIA;
  readonly #around: RoomSurroundings;
  readonly #receiving: Receiving;
  #sends: Sending | null = null;
  #closed = false;

  constructor(pass: RoomPass, around: RoomSurroundings) {
    this.pass = pass;
    this.say = around.say;
    this.#around = around;
    this.#receiving = new Receiving(around.setup, (place) => around.onPictureMissed(this, place));
  }

  get id(): number {
    return this.pass.enrollmentId;
  }

  /** Offers what everybody receives. */
  async begin(): Promise<void> {
    const sdp = await this.#receiving.offer();
    if (!this.#closed) this.say({ type: 'receive', sdp });
  }

  accept(sdp: string): Promise<void> {
    return this.#receiving.accept(sdp);
  }

  /** Accepts what the person sends from now on. */
  async take(sdp: string, sources: Readonly<Record<string, MediaKind>>): Promise<void> {
    if (this.seat === null) return;
    const before = this.#sends;
    const sends = new Sending(this.#around.setup, (source, packet) => this.#onPacket(sends, source, packet), sources);
    this.#sends = sends;
    await before?.close();
    const answer = await sends.answer(sdp);
    if (this.#closed || this.#sends !== sends) return void (await sends.close());
    this.say({ type: 'send', sdp: answer });
  }

  #onPacket(sends: Sending, source: MediaKind, packet: RtpPacket): void {
    // the room decides: sources that are off, or of people off the stage, are not forwarded
    if (sends === this.#sends && this.seat !== null && this.sending[source])
      this.#around.onPacket(this, source, packet);
  }

  askForPicture(source: MediaKind): void {
    this.#sends?.askForPicture(source);
  }

  receive(place: number, from: Person, packet: RtpPacket): void {
    this.#receiving.pass(place, from, packet);
  }

  /** Leaves the stage, so that nothing is sent. */
  leaveStage(): void {
    this.seat = null;
    this.screenSeat = null;
    this.sending = NO_MEDIA;
    const sends = this.#sends;
    this.#sends = null;
    void sends?.close();
  }

  /**
   * @returns whether it was open
   */
  close(): boolean {
    if (this.#closed) return false;
    this.#closed = true;
    this.leaveStage();
    void this.#receiving.close();
    return true;
  }

  shown(): RoomPerson {
    const { seat, screenSeat, hand, sending } = this;
    return { id: this.id, name: this.pass.name, isHost: this.pass.isHost, seat, screenSeat, hand, sending };
  }
}
