import type { Command } from 'commander';
import { endGrant, giveGrant, listGrants, type GrantedScope } from './grant.ts';
import type { WorkRunner } from './surroundings.ts';

/** Adds the commands for grants, which help when nobody can administer any more. D-177, ADM-009 */
export function addGrants(program: Command, here: WorkRunner, asItIs: WorkRunner): void {
  const grant = program.command('grant').description('says who administers the installation or a university');
  grant
    .command('list')
    .description('tells who administers what')
    .action(() => asItIs(listGrants));
  grant
    .command('give <email>')
    .description('lets somebody administer the whole installation, or one university')
    .option('--university <name>', 'only this university')
    .action((email: string, over: GrantedScope) => here((place) => giveGrant(place, email, over)));
  grant
    .command('end <email>')
    .description('ends it; somebody always keeps the installation')
    .option('--university <name>', 'that over this university')
    .action((email: string, over: GrantedScope) => here((place) => endGrant(place, email, over)));
}
