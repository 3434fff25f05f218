import type { Command } from 'commander';
import { checkPlan } from './plan.ts';
import type { Surroundings } from './surroundings.ts';

/** The commands for curricula as files. ADM-105, ADM-110 */
export function addPlans(program: Command, surroundings: Pick<Surroundings, 'say' | 'folder'>): void {
  program
    .command('plan')
    .description('keeps curricula as folders of files')
    .command('check <folder>')
    .description('tells every mistake in a course folder; needs no database')
    .action((folder: string) => checkPlan(surroundings, folder));
}
