import { type Command, Option } from 'commander';
import { importPlan, type PlanImport } from './plan-import.ts';
import { CommandFailed, type CommandSurroundings, type WorkRunner } from './surroundings.ts';
import { resolve } from 'node:path';
import { findDeadLinks } from '@bcs/contract/features/curricula/home-addresses';
import { plural } from '@bcs/contract/kernel/plural';
import { readFilesBelow, readCourse } from '#features/curricula/folder-on-disk';
import { mistakesIn, escapeControls } from './folder-words.ts';

/** Prints every mistake in a course folder, without needing a database. ADM-110 */
async function checkPlan({ say, folder = '.' }: Pick<CommandSurroundings, 'say' | 'folder'>, given: string) {
  const { folder: course, mistakes, passedOver } = readCourse(await readFilesBelow(resolve(folder, given)));
  if (!course) throw new CommandFailed(mistakesIn(mistakes));
  const { sessions, assignments } = course;
  say(`${plural(sessions.length, 'session')} and ${plural(assignments.length, 'assignment')}, no mistakes.`);
  for (const { file, says } of findDeadLinks(course)) say(escapeControls(`${file}: ${says}`));
  if (passedOver.length > 0) say(`Not read: ${escapeControls(passedOver.join(', '))}.`);
}

/** Adds the commands for curricula as files. ADM-105, ADM-110 */
export function addPlans(
  program: Command,
  surroundings: Pick<CommandSurroundings, 'say' | 'folder'>,
  here: WorkRunner,
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
