import { CommandFailed, type Workplace } from '../surroundings.ts';
import type { Check } from './check.ts';
import { CLOCK } from './clock.ts';
import { JOBS } from './jobs.ts';
import { RESTORE } from './restore.ts';
import { ROWS, ZONES } from './rows.ts';
import { GUARDS, MIGRATIONS, SEQUENCES } from './schema.ts';
import { KEY, SETTINGS, UPLOADS } from './surroundings.ts';

/** After the schema, the others can be asked. */
const CHECKS: readonly Check[] = [GUARDS, SEQUENCES, ZONES, ROWS, KEY, UPLOADS, CLOCK, JOBS, RESTORE, SETTINGS];

/** Looks at everything and tells what is wrong; any mistake ends with exit code 1. */
export async function examine(place: Workplace): Promise<void> {
  const wrong = await tell(MIGRATIONS, place);
  if (wrong > 0) throw new CommandFailed('The schema must be mended first.');
  let mistakes = 0;
  for (const check of CHECKS) mistakes += await tell(check, place);
  if (mistakes > 0) throw new CommandFailed(`${mistakes} ${mistakes === 1 ? 'mistake' : 'mistakes'} found.`);
  place.say('No mistakes found.');
}

async function tell({ name, look }: Check, place: Workplace): Promise<number> {
  const findings = await look(place);
  const mistakes = findings.filter(({ level }) => level === 'mistake').length;
  place.say(`${findings.length === 0 ? 'ok      ' : mistakes > 0 ? 'MISTAKE ' : 'warning '}${name}`);
  for (const { text } of findings) place.say(`        ${text}`);
  return mistakes;
}
