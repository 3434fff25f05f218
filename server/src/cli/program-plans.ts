import type { Command } from 'commander';
import { Option } from 'commander';
import { checkPlan } from './plan.ts';
import { importPlan, type PlanImport } from './plan-import.ts';
import type { CommandSurroundings, InWorkplace } from './surroundings.ts';

/** The commands for curricula as files. ADM-105, ADM-110 */
export function addPlans(
  program: Command,
  surroundings: Pick<CommandSurroundings, 'say' | 'folder'>,
  here: InWorkplace,
): void {
  const plan = program.command('plan').description('keeps curricula as folders of files');
  plan
    .command('check <folder>')
    .description('tells every mistake in a course folder; needs no database')
    .action((folder: string) => checkPlan(surroundings, folder));
  plan
    .command('import <folder>')
    .description('takes a course folder over into a class; a dry run unless --apply is given')
    .requiredOption('--university <name>', 'the university of the class')
    .requiredOption('--course <code>', 'the code of the class')
    .option('--commit <name>', 'the commit of the folder, which is kept with the class')
    .addOption(
      new Option('--conflicts <side>', 'which side is right where both have changed').choices(['files', 'class']),
    )
    .option('--apply', 'writes')
    .action((folder: string, options: PlanImport) => here((place) => importPlan(place, folder, options)));
}
