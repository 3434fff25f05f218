import { z } from 'zod';
import { call } from '#kernel/call';
import { text } from '#kernel/schema';
import { openInvitations } from './abilities.ts';

/** The letters of a token; nobody guesses one. */
const LONGEST_TOKEN = 255;

export const openInvitation = call({
  at: 'POST /broker/openInvitation',
  kind: 'read',
  shows: [],
  summary: 'Whom the link of an invitation is for; the password is chosen with resetPassword',
  input: z.strictObject({ token: text(LONGEST_TOKEN) }),
  output: z.object({
    /** Null where the link was used, replaced or has expired, or never was one. */
    invitation: z
      .object({ firstName: z.string(), email: z.string(), course: z.string(), university: z.string() })
      .nullable(),
  }),
  scope: { by: 'public' },
  allow: openInvitations,
  fails: [],
  tries: { perAddress: { calls: 300, perSeconds: 60 } },
});
