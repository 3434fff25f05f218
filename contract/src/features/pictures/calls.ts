import { z } from 'zod';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { changeOwnPicture } from './abilities.ts';
import { PICTURE } from './failures.ts';

/** Twice the length of an acceptable picture, so that a slightly larger one still gets its own message. */
const LONGEST_DATA_URL = 600_000;

export const saveProfilePicture = call('POST /broker/saveProfilePicture', {
  kind: 'steps',
  changes: ['pictures'],
  summary: 'Replaces the own profile picture; it is decoded, cut to a square and written anew',
  input: {
    /** The picture as a data URL. PEOPLE-012 */
    profilePicture: z.string().max(LONGEST_DATA_URL),
    pictureMimeType: z.string().max(100),
    /** The id of the account. D-012 */
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
