import * as calls from '@bcs/contract/features/identity/calls-sessions';
import { sql } from '#database/db';
import { DONE, defineHandler } from '#kernel/handler';
import { endSessions, findOwnSessions } from './queries-sessions.ts';

export const ownSessions = defineHandler(calls.ownSessions, async (_input, { db, viewer, tokenHash, now }) => ({
  sessions: await findOwnSessions(db, viewer.accountId, tokenHash as Buffer, now),
}));

export const endOwnSession = defineHandler(calls.endOwnSession, async ({ sessionId }, { db, viewer, now, note }) => {
  note({ objectId: sessionId });
  await endSessions(db, viewer.accountId, sql`id = ${sessionId}`, now);
});

export const endOtherSessions = defineHandler(
  calls.endOtherSessions,
  async (_input, { db, viewer, tokenHash, now, note }) => {
    const ended = await endSessions(db, viewer.accountId, sql`token_hash <> ${tokenHash}`, now);
    note({ count: ended });
    return { ...DONE, ended };
  },
);
