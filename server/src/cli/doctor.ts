import { plural } from '@bcs/contract/kernel/plural';
import { examine, hasMistake, type Examined } from '#features/health/doctor/examine';
import { CommandFailed, type Workplace } from './surroundings.ts';

/** Runs all checks and prints what is wrong; any mistake leads to exit code 1. */
export async function printExamination(place: Workplace): Promise<void> {
  let mistakes = 0;
  let last: Examined | undefined;
  for await (const examined of examine(place)) {
    print(examined, place);
    mistakes += examined.findings.filter(({ level }) => level === 'mistake').length;
    last = examined;
  }
  if (last?.name === 'Migrations' && mistakes > 0) throw new CommandFailed('The schema must be mended first.');
  if (mistakes > 0) throw new CommandFailed(`${plural(mistakes, 'mistake')} found.`);
  place.say('No mistakes found.');
}

function print(examined: Examined, { say }: Workplace): void {
  const { name, findings } = examined;
  const warned = findings.some(({ level }) => level === 'warning');
  say(`${hasMistake(examined) ? 'MISTAKE ' : warned ? 'warning ' : 'ok      '}${name}`);
  for (const { text } of findings) say(`        ${text}`);
}
