import { HOUR, msOf } from '@bcs/contract/kernel/clock';
import { refuseWrongClock } from '#kernel/right-clock';
import { systemClock } from '#kernel/system-clock';
import { findDrill } from '#features/administration/queries-backup';
import { type Check, type Finding, type Installation, mistake, note, warning } from './check.ts';
import { JOBS } from './jobs.ts';
import { MAIL_DNS } from './mail-dns.ts';
import { ROWS, ZONES } from './rows.ts';
import { DATABASE_GUARDS, MIGRATIONS, SEQUENCES } from './schema.ts';
import { KEY, SETUP_FOR_USERS, UPLOADS } from './surroundings.ts';

/** Checks whether the clocks of this machine and the database agree. */
const CLOCK: Check = {
  name: 'Clock',
  look: ({ database }) =>
    refuseWrongClock(database, systemClock).then(
      () => [],
      (error: Error) => [mistake(error.message)],
    ),
};

const DAY = 24 * HOUR;
const OFTEN_ENOUGH = 100 * DAY;
const HOW = 'Try one: npm run bcs -- restore --drill <the latest backup>';

/** Checks whether somebody has recently tested that backups can be restored. */
const RESTORE: Check = {
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

/** The checks in order: the others depend on the schema. */
const CHECKS: readonly Check[] = [
  DATABASE_GUARDS,
  SEQUENCES,
  ZONES,
  ROWS,
  KEY,
  UPLOADS,
  CLOCK,
  JOBS,
  RESTORE,
  SETUP_FOR_USERS,
  MAIL_DNS,
];

/** The result of one check. */
export type Examined = Readonly<{ name: string; findings: readonly Finding[] }>;

export const hasMistake = ({ findings }: Pick<Examined, 'findings'>): boolean =>
  findings.some(({ level }) => level === 'mistake');

/** Runs one check after the other; only the first ones if the schema is not the one of this version. */
export async function* examine(installation: Installation): AsyncGenerator<Examined> {
  const schema = { name: MIGRATIONS.name, findings: await MIGRATIONS.look(installation) };
  yield schema;
  if (hasMistake(schema)) return;
  for (const { name, look } of CHECKS) yield { name, findings: await look(installation) };
}
