/** A person who enters a room, with their rights; sealed into a ticket, which the process of the media trusts alone. */
export interface Pass {
  /** The meeting, as its provider calls it. */
  readonly room: string;
  readonly universityId: number;
  readonly meetingId: number;
  readonly sessionId: number;
  readonly enrollmentId: number;
  readonly name: string;
  readonly isHost: boolean;
  /** Was on the stage before, and so is again after a lost line or a restart. */
  readonly onStage: boolean;
  /** The end, in milliseconds since 1970, by the clock of the machine. */
  readonly expiresAt: number;
  /** Each ticket works once. */
  readonly nonce: string;
}

/** Somebody in a room, as long as they are there. */
type Known = Omit<Pass, 'expiresAt' | 'nonce'>;

/** An event in a room that is stored. */
export type RoomEvent =
  | Readonly<{ kind: 'came' | 'left' | 'removed'; pass: Known }>
  | Readonly<{ kind: 'stage'; on: boolean; pass: Known }>;

/** The figures of the process, for tests and the operator. */
export interface MediaFigures {
  readonly rooms: number;
  readonly people: number;
  readonly connections: number;
  /** The memory of the process, in bytes. */
  readonly memory: number;
}

/** The line of one browser, both ways. */
export type MediaLine = Readonly<{ hear: (text: string) => void; close: () => void }>;
export type BrowserLine = Readonly<{ say: (text: string) => void; close: (code: number) => void }>;

/** The process that passes pictures and sound on, as the server sees it. */
export interface Media {
  readonly connect: (browser: BrowserLine) => MediaLine;
  /** Sends everybody out of a room that has ended. */
  readonly end: (room: string) => void;
  /** Sends somebody out who is no longer in the class, or whose class is no longer in the meeting. */
  readonly remove: (room: string, enrollmentId: number) => void;
  readonly onEvent: (hear: (event: RoomEvent) => void) => void;
  readonly figures: () => Promise<MediaFigures | null>;
  /** The id of the process, while it runs. */
  readonly pid: () => number | null;
  readonly stop: () => Promise<void>;
}

/** The settings that the process receives at its start. */
export interface MediaSetup {
  /** The key of the tickets. */
  readonly secret: string;
  /** UDP ports, from one to another. */
  readonly ports: readonly [number, number] | null;
  /** An address by which the machine is reached besides its own. */
  readonly address: string | null;
  /** Also people on this machine itself. */
  readonly loopback: boolean;
}
export type ToMedia =
  | { readonly setup: MediaSetup }
  | { readonly open: number }
  | Readonly<{ line: number; text: string }>
  | { readonly closed: number }
  | { readonly end: string }
  | Readonly<{ remove: number; room: string }>
  | { readonly figures: number };
export type FromMedia =
  | Readonly<{ line: number; text: string }>
  | Readonly<{ close: number; code: number }>
  | { readonly event: RoomEvent }
  | Readonly<{ figures: number; of: MediaFigures }>;
