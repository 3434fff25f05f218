import { z } from 'zod';
import { MEETING_DRIVERS } from '#kernel/meeting-drivers';
import { count, id, instant } from '#kernel/schema';

/**
 * A simultaneous session of another course; users who are staff of both can have it join the meeting. DASH-047, D-069
 */
export const RelatedSession = z.object({
  id: id(),
  name: z.string(),
  courseName: z.string(),
  startTime: instant(),
  endTime: instant(),
});
export type RelatedSession = z.infer<typeof RelatedSession>;

/** The present state of a session's meeting. */
export const MeetingState = z.object({
  running: z.boolean(),
  /** The related sessions in the meeting, for staff of those sessions; empty for students. */
  joinSessions: z.array(id()),
});
export type MeetingState = z.infer<typeof MeetingState>;

/** The provider of the meetings as staff see it, without secrets. */
export const MeetingProviderState = z.object({
  driver: z.enum(MEETING_DRIVERS),
  /** The number of accounts that can hold one meeting at a time; null if there is no limit. */
  hosts: count().nullable(),
  /** True if a relay server (TURN) connects people behind strict firewalls. */
  relay: z.boolean(),
  /** The reason why no meeting can start at present, or null. */
  problem: z.string().nullable(),
});
export type MeetingProviderState = z.infer<typeof MeetingProviderState>;

/** A server that helps browsers connect through strict firewalls. */
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

/** A person who was in the room of a session, and for how long. This informs attendance but never sets it. */
export const Presence = z.object({
  studentId: id(),
  minutes: count(),
  cameAt: instant(),
  lastSeenAt: instant(),
  /** True if the person is in the room now. */
  inside: z.boolean(),
});
export type Presence = z.infer<typeof Presence>;

/**
 * The greatest length of a description: browsers need 7,000 characters to describe how they receive, and 4,000 for what
 * they send.
 */
const LONGEST_ANSWER = 20_000;
const LONGEST_OFFER = 10_000;
const person = z.int32().min(1);
const source = z.enum(['microphone', 'camera', 'screen']);
/** The kinds of media that a participant on the stage can send. */
export type MediaKind = z.infer<typeof source>;

/** The messages from a browser to the classroom. The first one contains the ticket. */
export const RoomRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('enter'), ticket: z.string().max(2000) }),
  /** The answer to an offer of what the browser will receive. */
  z.strictObject({ type: z.literal('receive'), sdp: z.string().max(LONGEST_ANSWER) }),
  /** An offer to send media, with the source of each part. */
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

/** A participant as everybody in the room sees them. */
export interface RoomPerson {
  /** The id of the enrollment. */
  readonly id: number;
  readonly name: string;
  readonly isHost: boolean;
  /** The seat on the stage; null for those who only receive. */
  readonly seat: number | null;
  /** The seat of the screen that is shared. */
  readonly screenSeat: number | null;
  readonly sending: Readonly<Record<MediaKind, boolean>>;
  /** The position in the queue of raised hands; null if the hand is not raised. */
  readonly hand: number | null;
}

/** The messages from the classroom to a browser. */
export type RoomNews =
  | { readonly type: 'entered'; readonly person: number }
  /** An offer of the media that everybody receives, with one part for each place on the stage. */
  | { readonly type: 'receive'; readonly sdp: string }
  | { readonly type: 'send'; readonly sdp: string }
  | { readonly type: 'room'; readonly people: readonly RoomPerson[] }
  /** Staff have switched off the microphone. */
  | { readonly type: 'muted' }
  | { readonly type: 'pong' };
