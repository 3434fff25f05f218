import { ability, type Account } from '#kernel/ability';

/** Everybody has a calendar of their own, and decides who may read it. */
export const ownCalendar = ability<null, Account>('calendarFeed.own', { roles: 'everybody' });
