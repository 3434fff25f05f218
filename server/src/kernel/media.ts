/** The rights of a person in a room, encrypted into a ticket, which is the only thing that the media process trusts. */
export interface RoomPass {
  /** The meeting, by its provider's id. */
  readonly room: string;
  readonly universityId: number;
  readonly meetingId: number;
  readonly sessionId: number;
  readonly enrollmentId: number;
  readonly name: string;
  readonly isHost: boolean;
  /** True if the person was on the stage before, to which they return after a lost connection or a restart. */
  readonly onStage: boolean;
  /** The expiry in milliseconds since 1970, by the clock of the machine. */
  readonly expiresAt: number;
  /** A random value, so that each ticket works once. */
  readonly nonce: string;
}

/** The data of a person while they are in a room. */
type Known = Omit<RoomPass, 'expiresAt' | 'nonce'>;

/** An event in a room that is to be stored. */
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

/** The connection of one browser, in both directions. */
export type MediaLine = Readonly<{ hear: (text: string) => void; close: () => void }>;
export type BrowserLine = Readonly<{ say: (text: string) => void; close: (code: number) => void }>;

/** The process that forwards video and sound, as the server sees it. */
export interface Media {
  readonly connect: (browser: BrowserLine) => MediaLine;
  /** Removes everybody from a room whose meeting has ended. */
  readonly end: (room: string) => void;
  /** Removes a person who is no longer in the class, or whose class has left the meeting. */
  readonly remove: (room: string, enrollmentId: number) => void;
  readonly onEvent: (hear: (event: RoomEvent) => void) => void;
  readonly figures: () => Promise<MediaFigures | null>;
  /** The process id while it runs. */
  readonly pid: () => number | null;
  readonly stop: () => Promise<void>;
}

/** The settings that the process gets at its start. */
export interface MediaSetup {
  /** The key with which tickets are encrypted. */
  readonly secret: string;
  /** The range of UDP ports. */
  readonly ports: readonly [number, number] | null;
  /** An additional address at which the machine can be reached. */
  readonly address: string | null;
  /** True if people on this machine itself are allowed too. */
  readonly loopback: boolean;
}
export type ToMediaProcess =
  | { readonly setup: MediaSetup }
  | { readonly open: number }
  | Readonly<{ line: number; text: string }>
  | { readonly closed: number }
  | { readonly end: string }
  | Readonly<{ remove: number; room: string }>
  | { readonly figures: number };
export type FromMediaProcess =
  | Readonly<{ line: number; text: string }>
  | Readonly<{ close: number; code: number }>
  | { readonly event: RoomEvent }
  | Readonly<{ figures: number; of: MediaFigures }>;
