import { ability, type Account } from '#kernel/ability';

/** Gives everybody a calendar feed of their own. */
export const ownCalendar = ability<null, Account>('calendarFeed.own', { roles: 'everybody' });
