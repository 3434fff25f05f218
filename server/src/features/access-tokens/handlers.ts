import * as calls from '@bcs/contract/features/access-tokens/calls';
import { MOST_TOKENS, TOO_MANY_TOKENS } from '@bcs/contract/features/access-tokens/failures';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { DONE, defineHandler } from '#kernel/handler';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { newToken, tokenHash } from '#kernel/tokens';
import { countAccessTokens, endAccessToken, findAccessTokens, insertAccessToken } from './queries.ts';

const DAY = 24 * HOUR;
/** The beginning of a token, by which scanners for leaked secrets recognise it. */
const BEGINNING = 'bcs_';

export const accessTokens = defineHandler(calls.accessTokens, async (_input, { db, viewer, now }) => ({
  accessTokens: await findAccessTokens(db, viewer.accountId, now),
}));

export const createAccessToken = defineHandler(calls.createAccessToken, async ({ name, scopes, days }, context) => {
  const { db, now } = context;
  const { accountId } = context.viewer;
  if ((await countAccessTokens(db, accountId, now)) >= MOST_TOKENS) throw new RefusalError(TOO_MANY_TOKENS);
  const token = `${BEGINNING}${newToken()}`;
  const made = {
    name: name.trim(),
    scopes: [...new Set(scopes)],
    hash: tokenHash(token),
    expiresAt: plus(now, days * DAY),
  };
  const accessToken = await insertAccessToken(db, accountId, made, now);
  context.note({ objectId: accessToken.id });
  return { ...DONE, token, accessToken };
});

export const revokeAccessToken = defineHandler(
  calls.revokeAccessToken,
  async ({ accessTokenId }, { db, viewer: { accountId }, now, note }) => {
    note({ objectId: accessTokenId });
    const ended = await endAccessToken(db, accountId, accessTokenId, now);
    orNotFound(ended === 0 ? undefined : ended);
  },
);
