import { z } from 'zod';
import { call } from '#kernel/call';
import { count, done, id, instant } from '#kernel/schema';
import { keepOwnSessions } from './abilities.ts';

const own = { scope: 'account', allow: keepOwnSessions } as const;

/** A session in which the user is signed in. */
const OwnSession = z.object({
  id: id(),
  /** The part of the product that the session opens. */
  purpose: z.enum(['web', 'instructor-api']),
  openedBy: z.enum(['password']),
  /** The second factor that was used; null if there was none. */
  secondFactor: z.enum(['code']).nullable(),
  openedAt: instant(),
  lastUsedAt: instant(),
  /** True for the session that makes the call. */
  isThis: z.boolean(),
});

export const ownSessions = call('POST /broker/ownSessions', {
  ...own,
  shows: ['sign-ins'],
  summary: 'Where the caller is signed in, the session used last first',
  output: { sessions: z.array(OwnSession) },
});

export const endOwnSession = call('POST /broker/endOwnSession', {
  ...own,
  event: 'session.end',
  changes: ['sign-ins', 'accounts'],
  summary: 'Signs the caller out of one session; one that is over already stays over',
  input: { sessionId: id() },
});

export const endOtherSessions = call('POST /broker/endOtherSessions', {
  ...own,
  event: 'session.end-others',
  changes: ['sign-ins', 'accounts'],
  summary: 'Signs the caller out of all sessions but this one',
  output: done().extend({ ended: count() }),
});
