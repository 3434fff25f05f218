import { z } from 'zod';
import { call } from '#kernel/call';
import { id, requiredText, mistake } from '#kernel/schema';
import { ownAccessTokens } from './abilities.ts';
import { TOKEN_NAME_LENGTH, TOO_MANY_TOKENS } from './failures.ts';
import { AccessToken, TokenDays, TokenScope } from './model.ts';

const own = { scope: 'own-enrollment', allow: ownAccessTokens } as const;

export const accessTokens = call('POST /broker/accessTokens', {
  ...own,
  shows: ['access tokens'],
  summary: 'The access tokens of the caller that still work, the newest first; never the tokens themselves',
  input: { enrollmentId: id() },
  output: { accessTokens: z.array(AccessToken) },
});

export const createAccessToken = call('POST /broker/createAccessToken', {
  ...own,
  event: 'access-token.create',
  changes: ['access tokens'],
  summary: 'Makes a token for the instructor API that reads what is chosen, and shows it once',
  input: {
    enrollmentId: id(),
    name: requiredText(TOKEN_NAME_LENGTH),
    scopes: z
      .array(TokenScope)
      .min(1, mistake({ NO_TOKEN_SCOPE: 'Please choose what the token may read.' }))
      .max(TokenScope.options.length),
    days: TokenDays,
  },
  output: { success: z.literal(true), token: z.string(), accessToken: AccessToken },
  needsPassword: true,
  fails: [TOO_MANY_TOKENS],
  limit: { calls: 20, perSeconds: 60, by: 'token' },
  tellsSecret: true,
});

export const revokeAccessToken = call('POST /broker/revokeAccessToken', {
  ...own,
  event: 'access-token.revoke',
  inConcludedClass: true,
  changes: ['access tokens'],
  summary: 'Ends an access token of the caller at once',
  input: { enrollmentId: id(), accessTokenId: id() },
});
