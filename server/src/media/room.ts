import type { RtpPacket } from 'werift';
import type { RoomRequest, MediaKind } from '@bcs/contract/features/classroom/model';
import {
  freeSeat,
  LINE_CLOSE_CODES,
  MOST_IN_ROOM,
  MOST_ON_STAGE,
  MOST_SCREENS,
  STAGE_PLACES,
  stagePlaceOf,
} from '@bcs/contract/features/classroom/stage';
import type { MediaSetup, RoomPass, RoomEvent } from '#kernel/media';
import { Person } from './person.ts';
import type { BrowserConnection } from './line.ts';

/** The delay for combining simultaneous changes. */
const TELL_AFTER_MS = 50;
type Inside = Readonly<{ person: Person; line: BrowserConnection }>;
type Told = Exclude<RoomRequest, { type: 'enter' | 'ping' }>;

/** A meeting: who is there, who is on the stage, and who receives whose packets. */
export class Room {
  readonly #people = new Map<number, Inside>();
  readonly #removed = new Set<number>();
  readonly #setup: MediaSetup;
  readonly #onEvent: (event: RoomEvent) => void;
  #hands = 0;
  #telling: NodeJS.Timeout | undefined;

  constructor(setup: MediaSetup, onEvent: (event: RoomEvent) => void) {
    this.#setup = setup;
    this.#onEvent = onEvent;
  }

  get size(): number {
    return this.#people.size;
  }

  /** Admits a person; if they open a second page, they leave the first. */
  enter(pass: RoomPass, line: BrowserConnection): Person | null {
    if (this.#removed.has(pass.enrollmentId)) return (line.close(LINE_CLOSE_CODES.removed), null);
    const before = this.#people.get(pass.enrollmentId);
    if (!before && this.size >= MOST_IN_ROOM) return (line.close(LINE_CLOSE_CODES.full), null);
    if (before) {
      this.leave(before.person);
      before.line.close(LINE_CLOSE_CODES.elsewhere);
    }
    const person = new Person(pass, {
      setup: this.#setup,
      say: line.say,
      onPacket: (from, source, packet) => this.#passOn(from, source, packet),
      onPictureMissed: (by, place) => this.#wholePictures(by, place),
    });
    this.#people.set(person.id, { person, line });
    if (pass.isHost || pass.onStage) this.#setStage(person, true);
    person.say({ type: 'entered', person: person.id });
    void person.begin().catch((error: unknown) => {
      // somebody who has left meanwhile gets no offer
      if (!this.#isInside(person)) return;
      line.close(LINE_CLOSE_CODES.restarted);
      // a class that nobody can enter must be noticed, so the error is logged
      throw error;
    });
    this.#keep(person, { kind: 'came' });
    this.#tell();
    return person;
  }

  leave(person: Person): void {
    if (!person.close()) return;
    if (this.#isInside(person)) this.#people.delete(person.id);
    this.#keep(person, { kind: 'left' });
    this.#tell();
  }

  /** Carries out a request that the person is allowed to make. */
  async hear(by: Person, asked: Told): Promise<void> {
    // a connection that is being closed may still send
    if (!this.#isInside(by)) return;
    if (asked.type === 'receive') return by.accept(asked.sdp);
    if (asked.type === 'send') return by.take(asked.sdp, asked.sources);
    if (asked.type === 'sending') this.#setSending(by, asked);
    if (asked.type === 'hand') by.hand = asked.up ? (by.hand ?? ++this.#hands) : null;
    if (asked.type === 'stage' || asked.type === 'mute' || asked.type === 'remove') this.#direct(by, asked);
    this.#tell();
  }

  /** Carries out a request of staff about another person; anybody may leave the stage themselves. */
  #direct(by: Person, asked: Extract<Told, { person: number }>): void {
    const found = this.#people.get(asked.person);
    const leaves = asked.type === 'stage' && !asked.on && asked.person === by.id;
    if (!found || (!by.pass.isHost && !leaves)) return;
    const { person } = found;
    if (asked.type === 'stage') this.#setStage(person, asked.on);
    if (asked.type === 'mute') {
      person.sending = { ...person.sending, microphone: false };
      person.say({ type: 'muted' });
    }
    if (asked.type === 'remove' && !person.pass.isHost) this.#remove(found);
  }

  /** Removes a person for the rest of the meeting. */
  #remove({ person, line }: Inside): void {
    this.#removed.add(person.id);
    this.#keep(person, { kind: 'removed' });
    this.leave(person);
    line.close(LINE_CLOSE_CODES.removed);
  }

  /** Ends the meeting for a person whose class or enrollment has left it. They can return with it. */
  sendOut(id: number): void {
    const found = this.#people.get(id);
    if (found) this.#sendOut(found);
  }

  end(): void {
    for (const each of this.#people.values()) this.#sendOut(each);
    clearTimeout(this.#telling);
  }

  /** Disconnects a person at once; the connection ends when the browser confirms or does not respond. */
  #sendOut({ person, line }: Inside): void {
    this.leave(person);
    line.close(LINE_CLOSE_CODES.ended);
  }

  #isInside(person: Person): boolean {
    return this.#people.get(person.id)?.person === person;
  }

  #setStage(person: Person, on: boolean): void {
    const taken = [...this.#people.values()].map((each) => each.person.seat);
    const seat = on ? (person.seat ?? freeSeat(taken, MOST_ON_STAGE)) : null;
    if (on && seat === null) return;
    if (on) person.seat = seat;
    else person.leaveStage();
    person.hand = null;
    this.#keep(person, { kind: 'stage', on });
  }

  #setSending(person: Person, { microphone, camera, screen }: Readonly<Record<MediaKind, boolean>>): void {
    if (person.seat === null) return;
    const taken = [...this.#people.values()].map((each) => each.person.screenSeat);
    person.screenSeat = screen ? (person.screenSeat ?? freeSeat(taken, MOST_SCREENS)) : null;
    person.sending = { microphone, camera, screen: person.screenSeat !== null };
    for (const source of ['camera', 'screen'] as const) if (person.sending[source]) person.askForPicture(source);
  }

  #passOn(from: Person, source: MediaKind, packet: RtpPacket): void {
    const seat = source === 'screen' ? from.screenSeat : from.seat;
    if (seat === null) return;
    const place = stagePlaceOf(source, seat);
    for (const { person } of this.#people.values()) if (person !== from) person.receive(place, from, packet);
  }

  /** Requests complete pictures when somebody begins to see, or has lost too much. */
  #wholePictures(by: Person, place: number | null): void {
    for (const { person } of this.#people.values())
      for (const source of ['camera', 'screen'] as const) {
        const seat = source === 'screen' ? person.screenSeat : person.seat;
        const shown = STAGE_PLACES[place ?? -1];
        const meant = place === null || (shown?.source === source && shown.seat === seat);
        if (person !== by && meant) person.askForPicture(source);
      }
  }

  #keep({ pass: { expiresAt: _at, nonce: _once, ...pass } }: Person, what: DistributiveOmit<RoomEvent, 'pass'>): void {
    this.#onEvent({ pass, ...what } as RoomEvent);
  }

  #tell(): void {
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined;
      const people = [...this.#people.values()].map(({ person }) => person.shown());
      for (const { person } of this.#people.values()) person.say({ type: 'room', people });
    }, TELL_AFTER_MS);
  }
}

type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;
