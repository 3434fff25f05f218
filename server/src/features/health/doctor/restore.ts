import { HOUR, msOf } from '@bcs/contract/kernel/clock';
import { findDrill } from '#features/administration/queries-drill';
import { note, warning, type Check } from './check.ts';

const DAY = 24 * HOUR;
const OFTEN_ENOUGH = 100 * DAY;
const HOW = 'Try one: npm run bcs -- restore --drill <the latest backup>';

/** Checks whether anybody has tried lately that the backups can be restored. */
export const RESTORE: Check = {
  name: 'Restore',
  look: async ({ database, now }) => {
    const { triedAt, since } = await findDrill(database);
    const tried = triedAt === null ? [] : [note(`A restore was last tried on ${triedAt.slice(0, 10)}.`)];
    const last = triedAt ?? since;
    if (last === null || msOf(now) - msOf(last) <= OFTEN_ENOUGH) return tried;
    return [
      ...tried,
      warning(triedAt === null ? `A restore has never been tried. ${HOW}` : `That was a long time ago. ${HOW}`),
    ];
  },
};
