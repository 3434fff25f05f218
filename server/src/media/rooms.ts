import { RoomRequest } from '@bcs/contract/features/classroom/model';
import { LINE_CLOSED } from '@bcs/contract/features/classroom/stage';
import type { MediaFigures, MediaSetup, RoomEvent } from '#kernel/media';
import { RoomTickets } from '#kernel/room-tickets';
import { systemClock } from '#kernel/system-clock';
import { open } from './connections.ts';
import type { BrowserConnection } from './line.ts';
import type { Person } from './person.ts';
import { Room } from './room.ts';
import { boundedDescription, MOST_PARTS } from './description.ts';

/** Reads what a browser says; null where no browser of ours says that. */
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

/** Whoever says nothing has no business here. */
const TICKET_WITHIN_MS = 5000;

/** A browser answers once, and offers each time it comes onto the stage; each description costs all rooms a moment. */
const MOST_DESCRIPTIONS = 20;

/** A line whose ticket has let somebody in. */
type Inside = Readonly<{ room: Room; person: Person }>;
interface Opened {
  readonly line: BrowserConnection;
  readonly late: NodeJS.Timeout;
  inside: Inside | null;
  descriptions: number;
  /** It has been closed from here. The browser may go on speaking until it says so too, and is not heard. */
  isOver: boolean;
  /** One after the other: an answer may need what came before it. */
  turn: Promise<void>;
}

/** All rooms of the process, and the lines into them. */
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
    const late = setTimeout(() => line.close(LINE_CLOSED.noTicket), TICKET_WITHIN_MS);
    const opened: Opened = { line, late, inside: null, descriptions: 0, isOver: false, turn: Promise.resolve() };
    this.#lines.set(id, opened);
  }

  hear(id: number, text: string): void {
    const opened = this.#lines.get(id);
    if (!opened || opened.isOver) return;
    const asked = parseRequest(text);
    if (asked?.type === 'send' || asked?.type === 'receive') opened.descriptions += 1;
    if (!asked || opened.descriptions > MOST_DESCRIPTIONS) return opened.line.close(LINE_CLOSED.tooMuch);
    opened.turn = opened.turn.then(() => this.#do(opened, asked)).catch(() => opened.line.close(LINE_CLOSED.restarted));
  }

  async #do(opened: Opened, asked: RoomRequest): Promise<void> {
    // what came before it may have closed the line
    if (opened.isOver) return;
    if (asked.type === 'ping') return opened.line.say({ type: 'pong' });
    if (asked.type === 'enter') return this.#enter(opened, asked.ticket);
    // without a ticket nothing is done
    if (!opened.inside) return opened.line.close(LINE_CLOSED.noTicket);
    await opened.inside.room.hear(opened.inside.person, asked);
  }

  #enter(opened: Opened, ticket: string): void {
    clearTimeout(opened.late);
    const pass = opened.inside ? null : this.#tickets.take(ticket, systemClock());
    if (!pass) return opened.line.close(LINE_CLOSED.noTicket);
    const room = this.#rooms.get(pass.room) ?? new Room(this.#setup, this.#onEvent);
    this.#rooms.set(pass.room, room);
    const person = room.enter(pass, opened.line);
    opened.inside = person && { room, person };
  }

  /** The line is gone. */
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
