import { RoomRequest } from '@bcs/contract/features/classroom/model';
import { LINE_CLOSE_CODES } from '@bcs/contract/features/classroom/stage';
import type { MediaFigures, MediaSetup, RoomEvent } from '#kernel/media';
import { RoomTickets } from '#kernel/room-tickets';
import { systemClock } from '#kernel/system-clock';
import { open } from './connections.ts';
import type { BrowserConnection } from './line.ts';
import type { Person } from './person.ts';
import { Room } from './room.ts';
import { boundedDescription, MOST_PARTS } from './description.ts';

/** Parses a browser's message; null if our pages never send it. */
export function parseRequest(text: string): RoomRequest | null {
  const asked = RoomRequest.safeParse(jsonOf(text)).data ?? null;
  if (asked?.type !== 'receive' && asked?.type !== 'send') return asked;
  const sdp = boundedDescription(asked.sdp, MOST_PARTS[asked.type]);
  return sdp === null ? null : { ...asked, sdp };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The time limit for the ticket. */
const TICKET_WITHIN_MS = 5000;

/** The highest number of descriptions from one browser, since each blocks all rooms for a moment. */
const MOST_DESCRIPTIONS = 20;

/** A connection whose ticket was accepted. */
type Inside = Readonly<{ room: Room; person: Person }>;
interface Opened {
  readonly line: BrowserConnection;
  readonly late: NodeJS.Timeout;
  inside: Inside | null;
  descriptions: number;
  /** True after it was closed from here; the browser may still send until it confirms, and is ignored. */
  isOver: boolean;
  /** Processes messages in order, since one may depend on the previous one. */
  turn: Promise<void>;
}

/** All rooms of the process, with the connections to them. */
export class Rooms {
  readonly #setup: MediaSetup;
  readonly #tickets: RoomTickets;
  readonly #onEvent: (event: RoomEvent) => void;
  readonly #rooms = new Map<string, Room>();
  readonly #lines = new Map<number, Opened>();

  constructor(setup: MediaSetup, onEvent: (event: RoomEvent) => void) {
    this.#setup = setup;
    this.#tickets = new RoomTickets(setup.secret);
    this.#onEvent = onEvent;
  }

  open(id: number, { say, close }: BrowserConnection): void {
    const line: BrowserConnection = {
      say,
      close: (code) => {
        opened.isOver = true;
        close(code);
      },
    };
    const late = setTimeout(() => line.close(LINE_CLOSE_CODES.noTicket), TICKET_WITHIN_MS);
    const opened: Opened = { line, late, inside: null, descriptions: 0, isOver: false, turn: Promise.resolve() };
    this.#lines.set(id, opened);
  }

  hear(id: number, text: string): void {
    const opened = this.#lines.get(id);
    if (!opened || opened.isOver) return;
    const asked = parseRequest(text);
    if (asked?.type === 'send' || asked?.type === 'receive') opened.descriptions += 1;
    if (!asked || opened.descriptions > MOST_DESCRIPTIONS) return opened.line.close(LINE_CLOSE_CODES.tooMuch);
    opened.turn = opened.turn
      .then(() => this.#do(opened, asked))
      .catch(() => opened.line.close(LINE_CLOSE_CODES.restarted));
  }

  async #do(opened: Opened, asked: RoomRequest): Promise<void> {
    // an earlier message may have closed the connection
    if (opened.isOver) return;
    if (asked.type === 'ping') return opened.line.say({ type: 'pong' });
    if (asked.type === 'enter') return this.#enter(opened, asked.ticket);
    // nothing is done without a ticket
    if (!opened.inside) return opened.line.close(LINE_CLOSE_CODES.noTicket);
    await opened.inside.room.hear(opened.inside.person, asked);
  }

  #enter(opened: Opened, ticket: string): void {
    clearTimeout(opened.late);
    const pass = opened.inside ? null : this.#tickets.take(ticket, systemClock());
    if (!pass) return opened.line.close(LINE_CLOSE_CODES.noTicket);
    const room = this.#rooms.get(pass.room) ?? new Room(this.#setup, this.#onEvent);
    this.#rooms.set(pass.room, room);
    const person = room.enter(pass, opened.line);
    opened.inside = person && { room, person };
  }

  /** Handles a closed connection. */
  closed(id: number): void {
    const opened = this.#lines.get(id);
    this.#lines.delete(id);
    clearTimeout(opened?.late);
    if (opened?.inside) opened.inside.room.leave(opened.inside.person);
    for (const [name, { size }] of this.#rooms) if (size === 0) this.#rooms.delete(name);
  }

  end(name: string): void {
    this.#rooms.get(name)?.end();
    this.#rooms.delete(name);
  }

  remove(name: string, enrollmentId: number): void {
    this.#rooms.get(name)?.sendOut(enrollmentId);
  }

  figures(): MediaFigures {
    return {
      rooms: this.#rooms.size,
      people: [...this.#rooms.values()].reduce((sum, { size }) => sum + size, 0),
      connections: open.size,
      memory: process.memoryUsage.rss(),
    };
  }
}
