import { failure } from '#kernel/failure';

/** Sessions that are written at once. ADM-117 */
export const MOST_SESSIONS = 500;

export const TOO_MANY_SESSIONS = failure(
  'TOO_MANY_SESSIONS',
  422,
  `This rule makes more than ${MOST_SESSIONS} sessions. Please choose an earlier last day.`,
);

export const ROOM_GONE = failure('ROOM_GONE', 409, 'This room no longer exists. Please choose another one.');

/** Sessions and assignments of one copy. ADM-117 */
export const MOST_ITEMS = 1000;

export const TOO_MANY_ITEMS = failure(
  'TOO_MANY_ITEMS',
  422,
  `This class has more than ${MOST_ITEMS} sessions and assignments. Please copy only part of it.`,
);

/** ADM-076 */
export const COPY_NOT_SETTLED = failure(
  'COPY_NOT_SETTLED',
  422,
  'Some items fall after the end of the new class. Please give each one another date, or leave it behind.',
);
/** Letters of the name of planned sessions, without their number. */
export const LONGEST_PLANNED_NAME = 200;
