import { refuseWrongClock } from '#kernel/right-clock';
import { systemClock } from '#kernel/system-clock';
import { mistake, type Check } from './check.ts';

/** Checks whether this machine and the database agree on the time. */
export const CLOCK: Check = {
  name: 'Clock',
  look: ({ database }) =>
    refuseWrongClock(database, systemClock).then(
      () => [],
      (error: Error) => [mistake(error.message)],
    ),
};
