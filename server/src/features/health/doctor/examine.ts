import type { Check, Finding, Installation } from './check.ts';
import { CLOCK } from './clock.ts';
import { JOBS } from './jobs.ts';
import { MAIL_DNS } from './mail-dns.ts';
import { RESTORE } from './restore.ts';
import { ROWS, ZONES } from './rows.ts';
import { GUARDS, MIGRATIONS, SEQUENCES } from './schema.ts';
import { KEY, SETTINGS, UPLOADS } from './surroundings.ts';

/** After the schema, the others can be asked. */
const CHECKS: readonly Check[] = [
  GUARDS,
  SEQUENCES,
  ZONES,
  ROWS,
  KEY,
  UPLOADS,
  CLOCK,
  JOBS,
  RESTORE,
  SETTINGS,
  MAIL_DNS,
];

/** The result of one check. */
export interface Examined {
  readonly name: string;
  readonly findings: readonly Finding[];
}

export const hasMistake = ({ findings }: Pick<Examined, 'findings'>): boolean =>
  findings.some(({ level }) => level === 'mistake');

/** Looks at everything, one check after the other; at nothing more where the schema is not the one of this version. */
export async function* examine(installation: Installation): AsyncGenerator<Examined> {
  const schema = { name: MIGRATIONS.name, findings: await MIGRATIONS.look(installation) };
  yield schema;
  if (hasMistake(schema)) return;
  for (const { name, look } of CHECKS) yield { name, findings: await look(installation) };
}
