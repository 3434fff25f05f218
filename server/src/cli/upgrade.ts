import { join } from 'node:path';
import { rehearse } from '#database/backup/rehearse';
import { withEmptyDatabase } from './copies.ts';
import { CommandFailed, type Workplace } from './surroundings.ts';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
/** Shortens a long list to its first and last entry, so that the important lines stay on the screen. */
const ends = (steps: readonly string[]) => [...new Set([steps[0], steps.at(-1)])].join(' to ');

/** Migrates a copy of the database, compares it with the original, and prints the duration. Changes nothing. */
export async function rehearseUpgrade(
  { database, now, say }: Workplace,
  { into }: { readonly into?: string },
): Promise<void> {
  const { rows, steps, copyMs, migrateMs, changed, lost } = await withEmptyDatabase(into, (copy) =>
    rehearse(database, copy.database, { file: join(copy.folder, 'copy.gz'), now }),
  );
  say(`${rows} rows copied in ${seconds(copyMs)}.`);
  say(
    steps.length === 0
      ? 'There are no migrations to run.'
      : `${steps.length} migrations in ${seconds(migrateMs)}, during which no one can write: ${ends(steps)}.`,
  );
  for (const { name, before, after } of changed)
    say(
      after === null
        ? `${name}: the table or a column of it goes`
        : `${name}: ${before.rows} rows become ${after.rows}${before.rows === after.rows ? ', with other values' : ''}`,
    );
  if (changed.length === 0) say('Every row is as it was.');
  if (lost.length > 0)
    throw new CommandFailed(`The copy is not like the original: ${lost.join(', ')}. Do not upgrade; report this.`);
  const fewer = changed.filter(({ before, after }) => before.rows > (after?.rows ?? 0));
  if (fewer.length > 0)
    throw new CommandFailed(
      `Rows would go: ${fewer.map(({ name }) => name).join(', ')}. Read in CHANGELOG.md whether that is meant.`,
    );
  say('The upgrade can be done: take a backup, then start the new version.');
}
