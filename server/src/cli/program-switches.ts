import { Argument, type Command } from 'commander';
import { FEATURE_FLAGS, type FeatureFlag } from '@bcs/contract/kernel/switches';
import { COHORT_PARTS, type CohortPart } from '#features/administration/queries-switches';
import type { WorkRunner } from './surroundings.ts';
import {
  type CohortOptions,
  type ContinuationOptions,
  hideInCohort,
  listFeatures,
  setAssistant,
  setContinuation,
  switchChat,
  switchFeature,
} from './switches.ts';

/**
 * Adds the commands that switch parts of the product for everybody, a university, a cohort or a course. D-016, D-017,
 * D-060, D-166, D-168
 */
export function addSwitches(program: Command, here: WorkRunner, asItIs: WorkRunner): void {
  const flag = () => new Argument('<name>').choices(FEATURE_FLAGS);
  const feature = program.command('feature').description('switches features on and off for everybody');
  feature
    .command('list')
    .description('tells which are on')
    .action(() => asItIs(listFeatures));
  for (const state of ['on', 'off'] as const)
    feature
      .command(state)
      .description(`switches one ${state}`)
      .addArgument(flag())
      .action((name: FeatureFlag) => here((place) => switchFeature(place, name, state === 'on')));
  const cohort = program.command('cohort').description('hides parts of the product from a cohort');
  for (const change of ['hide', 'show'] as const)
    cohort
      .command(change)
      .description(`${change}s a part`)
      .addArgument(new Argument('<part>').choices(Object.keys(COHORT_PARTS)))
      .argument('<cohort>')
      .requiredOption('--university <name>', 'whose cohort it is')
      .option('--program <name>', 'where several programs have a cohort of this name')
      .action((part: CohortPart, name: string, options: CohortOptions) =>
        here((place) => hideInCohort(place, part, name, { ...options, hidden: change === 'hide' })),
      );
  cohort
    .command('assistant <cohort>')
    .description('sets where the learning assistant is; without --template there is none')
    .requiredOption('--university <name>', 'whose cohort it is')
    .option('--program <name>', 'where several programs have a cohort of this name')
    .option('--template <address>', 'with {user} for the signed reference, or /assistant for the built-in one')
    .action((name: string, options: CohortOptions & { template?: string }) =>
      here((place) => setAssistant(place, name, options)),
    );
  const chat = program.command('chat').description('switches the chat of a university on and off');
  for (const state of ['on', 'off'] as const)
    chat
      .command(`${state} <university>`)
      .description(`switches it ${state}`)
      .action((university: string) => here((place) => switchChat(place, university, state === 'on')));
  program
    .command('continuation <course>')
    .description('sets what students are offered after a course; without --link nothing is')
    .requiredOption('--university <name>', 'whose course it is')
    .option('--link <address>', 'where the button leads')
    .option('--from <day>', 'shown from this day on, such as 2026-06-27')
    .option('--video <id>', 'a video of the library')
    .action((code: string, options: ContinuationOptions) => here((place) => setContinuation(place, code, options)));
}
