import { startOfDay } from '@bcs/contract/kernel/clock';
import { date, link } from '@bcs/contract/features/administration/model-cells';
import type { FeatureFlag } from '@bcs/contract/kernel/switches';
import { findCourse } from '#features/administration/queries-courses';
import * as switches from '#features/administration/queries-switches';
import { CommandFailed, type Workplace } from './surroundings.ts';

/** Tells which features operations have switched off for everybody. D-016 */
export async function listFeatures({ database, say }: Workplace): Promise<void> {
  for (const { key, enabled } of await switches.findFlags(database)) say(`${key}: ${enabled ? 'on' : 'off'}`);
}

export async function switchFeature({ database, say }: Workplace, key: FeatureFlag, enabled: boolean): Promise<void> {
  await switches.setFlag(database, key, enabled);
  say(`${key} is ${enabled ? 'on' : 'off'}.`);
}

/** Lets students and staff of a university chat, or no longer. D-166 */
export async function switchChat({ database, say }: Workplace, university: string, enabled: boolean): Promise<void> {
  if ((await switches.setChat(database, university, enabled)) === 0)
    throw new CommandFailed(`There is no university called ${university}.`);
  say(`${university}: chat is ${enabled ? 'on' : 'off'}.`);
}

export interface CohortOptions {
  readonly university: string;
  readonly program?: string | undefined;
}

/** Hides a part of the product from a cohort, or shows it again. D-017 */
export async function hideInCohort(
  { database, say }: Workplace,
  part: switches.CohortPart,
  name: string,
  { university, program, hidden }: CohortOptions & { readonly hidden: boolean },
): Promise<void> {
  await switches.hideInCohort(database, await oneCohort(database, name, { university, program }), part, hidden);
  say(`${name}: ${part} is ${hidden ? 'hidden' : 'shown'}.`);
}

/** Sets where the learning assistant of a cohort is; without a template it is taken away. D-168 */
export async function setAssistant(
  { database, say }: Workplace,
  name: string,
  { template, ...options }: CohortOptions & { readonly template?: string },
): Promise<void> {
  if (template !== undefined && !template.startsWith('/') && !link().safeParse(template).success)
    throw new CommandFailed('--template must be a http or https address, or /assistant for the built-in one.');
  await switches.setAssistant(database, await oneCohort(database, name, options), template ?? null);
  say(`${name}: ${template === undefined ? 'no learning assistant' : `the learning assistant is at ${template}`}.`);
}

async function oneCohort(database: Workplace['database'], name: string, { university, program }: CohortOptions) {
  const named = await switches.findCohorts(database, university, name);
  const cohorts = named.filter((cohort) => program === undefined || cohort.program === program);
  const [cohort, another] = cohorts;
  if (!cohort) throw new CommandFailed(`${university} has no cohort called ${name}.`);
  if (another)
    throw new CommandFailed(
      `${university} has several cohorts called ${name}: name one of their programs with --program (${cohorts.map((each) => each.program).join(', ')}).`,
    );
  return cohort;
}

export interface ContinuationOptions {
  readonly university: string;
  readonly link?: string;
  readonly from?: string;
  readonly video?: string;
}

/** Sets what students are offered after a course, from the start of a day there; without a link it is taken away. D-060 */
export async function setContinuation(
  { database, say }: Workplace,
  code: string,
  { university, link: address, from, video }: ContinuationOptions,
): Promise<void> {
  const course = await findCourse(database, university, code);
  if (!course) throw new CommandFailed(`${university} has no course ${code}.`);
  if (address === undefined) {
    await switches.setContinuation(database, course, null);
    return say(`${code}: nothing is offered after the course.`);
  }
  if (!link().safeParse(address).success) throw new CommandFailed('--link must be a http or https address.');
  const day = date().safeParse(from);
  if (!day.success) throw new CommandFailed('--from must be a day such as 2026-06-27.');
  const availableAt = startOfDay(day.data, course.timeZone);
  await switches.setContinuation(database, course, { link: address, availableAt, videoId: video ?? null });
  say(`${code}: ${address} is offered from ${day.data}.`);
}
