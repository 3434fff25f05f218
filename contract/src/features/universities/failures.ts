import { failure } from '#kernel/failure';

export const UNIVERSITY_NAME_TAKEN = failure('UNIVERSITY_NAME_TAKEN', 409, 'Another university already has this name.');
/** The field tells the nearest shade that can be read. ADM-067 */
export const ACCENT_NOT_READABLE = failure(
  'ACCENT_NOT_READABLE',
  422,
  'This accent color does not reach a contrast of 4.5 to 1 in both themes.',
);
/** Two people at once, or a page that was open for long. */
export const ALREADY_ARCHIVED = failure('ALREADY_ARCHIVED', 409, 'This is already archived.');
export const NOT_ARCHIVED = failure('NOT_ARCHIVED', 409, 'This is no longer archived.');
export const NOT_ITS_PROGRAM = failure('NOT_ITS_PROGRAM', 422, 'Choose a program of this university.');
/** A program names the surveys of its classes, which would change with it. */
export const PROGRAM_HAS_CLASSES = failure(
  'PROGRAM_HAS_CLASSES',
  409,
  'Classes belong to this program, so its type cannot be changed. Its name can.',
);
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
