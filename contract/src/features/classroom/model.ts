import { z } from 'zod';
import { MEETING_DRIVERS } from '#kernel/meeting-drivers';
import { count, id, instant } from '#kernel/schema';

/** A session of another course at the same time, which staff of both may bring into the meeting. DASH-047, D-069 */
export const RelatedSession = z.object({
  id: id(),
  name: z.string(),
  courseName: z.string(),
  startTime: instant(),
  endTime: instant(),
});
export type RelatedSession = z.infer<typeof RelatedSession>;

/** The meeting of a session as it stands. */
export const MeetingState = z.object({
  running: z.boolean(),
  /** The related sessions in it, for those who run them; empty for students. */
  joinSessions: z.array(id()),
});
export type MeetingState = z.infer<typeof MeetingState>;

/** The provider of the meetings as staff see it, without secrets. */
export const MeetingProviderState = z.object({
  driver: z.enum(MEETING_DRIVERS),
  /** Accounts that hold one meeting at a time each; null where there is no such limit. */
  hosts: count().nullable(),
  /** A relay (TURN) brings in people from strict networks. */
  relay: z.boolean(),
  /** The reason why it would take no meeting now; null where it would. */
  problem: z.string().nullable(),
});
export type MeetingProviderState = z.infer<typeof MeetingProviderState>;

/** A server by which a browser finds its way through strict networks. */
export const IceServer = z.object({
  urls: z.string(),
  username: z.string().optional(),
  credential: z.string().optional(),
});

/** A message written in the room. */
export const RoomMessage = z.object({
  id: id(),
  clientId: z.string(),
  body: z.string(),
  sentAt: instant(),
  author: z.object({ enrollmentId: id(), name: z.string(), isHost: z.boolean() }),
});
export type RoomMessage = z.infer<typeof RoomMessage>;

/** A person who was in the room of a session, and for how long. It helps attendance and never decides it. */
export const Presence = z.object({
  studentId: id(),
  minutes: count(),
  cameAt: instant(),
  lastSeenAt: instant(),
  /** Is there now. */
  inside: z.boolean(),
});
export type Presence = z.infer<typeof Presence>;

/** Browsers need 7,000 letters to say how they receive, and 4,000 to offer what they send. */
const LONGEST_ANSWER = 20_000;
const LONGEST_OFFER = 10_000;
const person = z.int32().min(1);
const source = z.enum(['microphone', 'camera', 'screen']);
/** The kinds of media that a person on the stage sends. */
export type MediaKind = z.infer<typeof source>;

/** The messages from a browser to the classroom. The ticket comes first. */
export const RoomRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('enter'), ticket: z.string().max(2000) }),
  /** The answer to what everybody receives. */
  z.strictObject({ type: z.literal('receive'), sdp: z.string().max(LONGEST_ANSWER) }),
  /** An offer to send, and which part of it is what. */
  z.strictObject({
    type: z.literal('send'),
    sdp: z.string().max(LONGEST_OFFER),
    sources: z.record(z.string().max(16), source).refine((parts) => Object.keys(parts).length <= source.options.length),
  }),
  /** The sources that are switched on. */
  z.strictObject({ type: z.literal('sending'), microphone: z.boolean(), camera: z.boolean(), screen: z.boolean() }),
  z.strictObject({ type: z.literal('hand'), up: z.boolean() }),
  z.strictObject({ type: z.literal('stage'), person, on: z.boolean() }),
  z.strictObject({ type: z.literal('mute'), person }),
  z.strictObject({ type: z.literal('remove'), person }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type RoomRequest = z.infer<typeof RoomRequest>;

/** Somebody in the room, as everybody sees them. */
export interface RoomPerson {
  /** The enrollment. */
  readonly id: number;
  readonly name: string;
  readonly isHost: boolean;
  /** The seat on the stage; null for those who only receive. */
  readonly seat: number | null;
  /** The seat of the screen that is shared. */
  readonly screenSeat: number | null;
  readonly sending: Readonly<Record<MediaKind, boolean>>;
  /** The how-manieth hand of the room this is; null where none is up. */
  readonly hand: number | null;
}

/** The messages from the classroom to a browser. */
export type RoomNews =
  | { readonly type: 'entered'; readonly person: number }
  /** An offer of what everybody receives; one part for each place of the stage. */
  | { readonly type: 'receive'; readonly sdp: string }
  | { readonly type: 'send'; readonly sdp: string }
  | { readonly type: 'room'; readonly people: readonly RoomPerson[] }
  /** Staff have switched off the microphone. */
  | { readonly type: 'muted' }
  | { readonly type: 'pong' };
