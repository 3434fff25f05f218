import { z } from 'zod';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { changeOwnPicture } from './abilities.ts';
import { PICTURE } from './failures.ts';

/** Twice what an accepted picture takes as a data URL: what is a little too large is told so by its own sentence. */
const LONGEST_DATA_URL = 600_000;

export const saveProfilePicture = call('POST /broker/saveProfilePicture', {
  kind: 'steps',
  changes: ['pictures'],
  summary: 'Replaces the own profile picture; it is decoded, cut to a square and written anew',
  input: {
    /** A data URL. PEOPLE-012 */
    profilePicture: z.string().max(LONGEST_DATA_URL),
    pictureMimeType: z.string().max(100),
    /** The account. D-012 */
    studentId: id(),
  },
  output: { nexusAvatarUrl: z.string() },
  scope: 'account',
  allow: changeOwnPicture,
  fails: Object.values(PICTURE),
});

export const removeProfilePicture = call('POST /broker/removeProfilePicture', {
  kind: 'steps',
  changes: ['pictures'],
  summary: 'Takes the own profile picture away; the initials show again',
  input: { studentId: id() },
  scope: 'account',
  allow: changeOwnPicture,
  fails: [PICTURE.NOT_YOURS],
});
