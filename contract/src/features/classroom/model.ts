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
