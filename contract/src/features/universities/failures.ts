import { failure } from '#kernel/failure';

export const UNIVERSITY_NAME_TAKEN = failure(409, {
  UNIVERSITY_NAME_TAKEN: 'Another university already has this name.',
});
/** The refusal of a color; the message of the field contains the nearest readable shade. ADM-067 */
export const ACCENT_NOT_READABLE = failure(422, {
  ACCENT_NOT_READABLE: 'This accent color does not reach a contrast of 4.5 to 1 in both themes.',
});
/** The refusal if the state has changed meanwhile: two people acted at once, or a page was open for long. */
export const ALREADY_ARCHIVED = failure(409, { ALREADY_ARCHIVED: 'This is already archived.' });
export const NOT_ARCHIVED = failure(409, { NOT_ARCHIVED: 'This is no longer archived.' });
export const NOT_ITS_PROGRAM = failure(422, { NOT_ITS_PROGRAM: 'Choose a program of this university.' });
/** The refusal to change the type of a program with classes, since that would change their surveys. */
export const PROGRAM_HAS_CLASSES = failure(409, {
  PROGRAM_HAS_CLASSES: 'Classes belong to this program, so its type cannot be changed. Its name can.',
});
export const LONGEST_UNIVERSITY_NAME = 255;
/** The greatest length of the address at which remote participants join a room. */
export const LONGEST_ROOM_URL = 2000;
/** The greatest length that fits beside the name of a class in the header on a phone. */
export const LONGEST_SHORT_NAME = 20;
export const MOST_HOLIDAYS = 100;
/** The highest numbers of parts of one university, far above those of any real one. */
export const MOST_PROGRAMS = 200;
export const MOST_COHORTS = 500;
export const MOST_ROOMS = 500;
