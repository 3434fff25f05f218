import { failure } from '#kernel/failure';

/** The highest number of sessions that are saved together. ADM-117 */
export const MOST_SESSIONS = 500;

export const TOO_MANY_SESSIONS = failure(422, {
  TOO_MANY_SESSIONS: `This rule creates more than ${MOST_SESSIONS} sessions. Please choose an earlier last day.`,
});

export const ROOM_GONE = failure(409, { ROOM_GONE: 'This room no longer exists. Please choose another one.' });

/** The highest number of sessions and assignments in one copy. ADM-117 */
export const MOST_ITEMS = 1000;

export const TOO_MANY_ITEMS = failure(422, {
  TOO_MANY_ITEMS: `This class has more than ${MOST_ITEMS} sessions and assignments. Please copy only part of it.`,
});

/** Specified by ADM-076. */
export const COPY_NOT_SETTLED = failure(422, {
  COPY_NOT_SETTLED:
    'Some items fall after the end of the new class. Please give each one another date, or leave it behind.',
});
/** The greatest length of the name of planned sessions, without their number. */
export const LONGEST_PLANNED_NAME = 200;
