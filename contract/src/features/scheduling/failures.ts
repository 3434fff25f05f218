import { failure } from '#kernel/failure';

/** Sessions that are written at once. ADM-117 */
export const MOST_SESSIONS = 500;

export const TOO_MANY_SESSIONS = failure(422, {
  TOO_MANY_SESSIONS: `This rule makes more than ${MOST_SESSIONS} sessions. Please choose an earlier last day.`,
});

export const ROOM_GONE = failure(409, { ROOM_GONE: 'This room no longer exists. Please choose another one.' });

/** Sessions and assignments of one copy. ADM-117 */
export const MOST_ITEMS = 1000;

export const TOO_MANY_ITEMS = failure(422, {
  TOO_MANY_ITEMS: `This class has more than ${MOST_ITEMS} sessions and assignments. Please copy only part of it.`,
});

/** ADM-076 */
export const COPY_NOT_SETTLED = failure(422, {
  COPY_NOT_SETTLED:
    'Some items fall after the end of the new class. Please give each one another date, or leave it behind.',
});
/** Letters of the name of planned sessions, without their number. */
export const LONGEST_PLANNED_NAME = 200;
