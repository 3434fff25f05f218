import { z } from 'zod';
import { id, instant } from '#kernel/schema';

/** The data that a token may be made to read. */
export const TokenScope = z.enum(['attendance', 'grades', 'coursework', 'sessions', 'weeklyFeedback']);
export type TokenScope = z.infer<typeof TokenScope>;

/** The number of days that a token works. */
export const TokenDays = z.literal([7, 30, 90, 365]);
export type TokenDays = z.infer<typeof TokenDays>;

/** A token that somebody has made for a script, without its secret. */
export const AccessToken = z.object({
  id: id(),
  name: z.string(),
  scopes: z.array(TokenScope),
  createdAt: instant(),
  expiresAt: instant(),
  /** The time of its last use, to the minute; null where it was never used. */
  lastUsedAt: instant().nullable(),
});
export type AccessToken = z.infer<typeof AccessToken>;
