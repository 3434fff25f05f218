import { failure } from '#kernel/failure';

export const UNIVERSITY_NAME_TAKEN = failure(409, {
  UNIVERSITY_NAME_TAKEN: 'Another university already has this name.',
});
/** The field tells the nearest shade that can be read. ADM-067 */
export const ACCENT_NOT_READABLE = failure(422, {
  ACCENT_NOT_READABLE: 'This accent color does not reach a contrast of 4.5 to 1 in both themes.',
});
/** Two people at once, or a page that was open for long. */
export const ALREADY_ARCHIVED = failure(409, { ALREADY_ARCHIVED: 'This is already archived.' });
export const NOT_ARCHIVED = failure(409, { NOT_ARCHIVED: 'This is no longer archived.' });
export const NOT_ITS_PROGRAM = failure(422, { NOT_ITS_PROGRAM: 'Choose a program of this university.' });
/** A program names the surveys of its classes, which would change with it. */
export const PROGRAM_HAS_CLASSES = failure(409, {
  PROGRAM_HAS_CLASSES: 'Classes belong to this program, so its type cannot be changed. Its name can.',
});
export const LONGEST_UNIVERSITY_NAME = 255;
/** Letters of the address at which people join a room who are elsewhere. */
export const LONGEST_ROOM_URL = 2000;
/** The largest length that fits beside the name of a class in the header of a phone. */
export const LONGEST_SHORT_NAME = 20;
export const MOST_HOLIDAYS = 100;
/** The largest numbers of parts that the page of one university shows; no university has as many. */
export const MOST_PROGRAMS = 200;
export const MOST_COHORTS = 500;
export const MOST_ROOMS = 500;
