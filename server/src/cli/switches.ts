import { startOfDay } from '@bcs/contract/kernel/clock';
import { date, link } from '@bcs/contract/features/administration/model-cells';
import type { FeatureFlag } from '@bcs/contract/kernel/switches';
import type { Db, Tx } from '#database/db';
import { findCourse, type CourseKey } from '#features/administration/queries-courses';
import * as switches from '#features/administration/queries-switches';
import { audit, onCommandLine } from '#kernel/audit';
import { CommandFailed, type Workplace } from './surroundings.ts';

/** Lists the features that are switched off for everybody. D-016 */
export async function listFeatures({ database, say }: Workplace): Promise<void> {
  for (const { key, enabled } of await switches.findFlags(database)) say(`${key}: ${enabled ? 'on' : 'off'}`);
}

export async function switchFeature(place: Workplace, key: FeatureFlag, enabled: boolean): Promise<void> {
  const { database, say } = place;
  await database.transaction(async (tx) => {
    const before = (await switches.findFlags(tx)).find((flag) => flag.key === key);
    await switches.setFlag(tx, key, enabled);
    const object = { kind: 'feature', id: null, name: key } as const;
    // a switch without a stored value is off
    const was = { enabled: before?.enabled ?? false };
    await audit(tx, onCommandLine(place), [{ action: 'feature.switch', object, before: was, after: { enabled } }]);
  });
  say(`${key} is ${enabled ? 'on' : 'off'}.`);
}

/** Turns the chat of a university on or off. D-166 */
export async function switchChat(place: Workplace, university: string, enabled: boolean): Promise<void> {
  const { database, say } = place;
  await database.transaction(async (tx) => {
    const found = await switches.lockUniversity(tx, university);
    if (!found) throw new CommandFailed(`There is no university called ${university}.`);
    await switches.setChat(tx, found.id, enabled);
    const object = { kind: 'university', id: found.id, name: university } as const;
    const [before, after] = [{ chat: found.chat }, { chat: enabled }];
    await audit(tx, onCommandLine(place), [{ action: 'chat.switch', object, universityId: found.id, before, after }]);
  });
  say(`${university}: chat is ${enabled ? 'on' : 'off'}.`);
}

export type CohortOptions = Readonly<{ university: string; program?: string | undefined }>;

/** Hides a part of the product from a cohort, or shows it again. D-017 */
export async function hideInCohort(
  place: Workplace,
  part: switches.CohortPart,
  name: string,
  { university, program, hidden }: CohortOptions & { readonly hidden: boolean },
): Promise<void> {
  await changeCohort(place, name, { university, program }, async (tx, cohort) => {
    await switches.hideInCohort(tx, cohort, part, hidden);
    return { [part]: hidden };
  });
  place.say(`${name}: ${part} is ${hidden ? 'hidden' : 'shown'}.`);
}

/** Sets the address of a cohort's learning assistant; without a template, it is removed. D-168 */
export async function setAssistant(
  place: Workplace,
  name: string,
  { template, ...options }: CohortOptions & { readonly template?: string },
): Promise<void> {
  if (template !== undefined && !template.startsWith('/') && !link().safeParse(template).success)
    throw new CommandFailed('--template must be an http or https address, or /assistant for the built-in one.');
  await changeCohort(place, name, options, async (tx, cohort) => {
    await switches.setAssistant(tx, cohort, template ?? null);
    return { assistant: template ?? null };
  });
  place.say(
    `${name}: ${template === undefined ? 'no learning assistant' : `the learning assistant is at ${template}`}.`,
  );
}

type Cohort = Awaited<ReturnType<typeof oneCohort>>;

/** Changes one cohort and records it in the history. ADM-111 */
async function changeCohort(
  place: Workplace,
  name: string,
  options: CohortOptions,
  change: (tx: Tx, cohort: Cohort) => Promise<Readonly<Record<string, string | boolean | null>>>,
): Promise<void> {
  await place.database.transaction(async (tx) => {
    const cohort = await oneCohort(tx, name, options);
    const stored: Readonly<Record<string, string | boolean | null>> = await switches.lockCohort(tx, cohort);
    const after = await change(tx, cohort);
    const before = Object.fromEntries(Object.keys(after).map((field) => [field, stored[field] ?? null]));
    const object = { kind: 'cohort', id: cohort.id, name } as const;
    const { universityId } = cohort;
    await audit(tx, onCommandLine(place), [{ action: 'cohort.update', object, universityId, before, after }]);
  });
}

async function oneCohort(database: Db, name: string, { university, program }: CohortOptions) {
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

export type ContinuationOptions = Readonly<{ university: string; link?: string; from?: string; video?: string }>;

/** Sets the offer to students after a course, from the start of a day there; without a link, it is removed. D-060 */
export async function setContinuation(
  place: Workplace,
  code: string,
  { university, link: address, from, video }: ContinuationOptions,
): Promise<void> {
  const { database, say } = place;
  const course = await findCourse(database, university, code);
  if (!course) throw new CommandFailed(`${university} has no course ${code}.`);
  if (address === undefined) {
    await offer(place, course, code, null);
    return say(`${code}: nothing is offered after the course.`);
  }
  if (!link().safeParse(address).success) throw new CommandFailed('--link must be an http or https address.');
  const day = date().safeParse(from);
  if (!day.success) throw new CommandFailed('--from must be a day such as 2026-06-27.');
  const availableAt = startOfDay(day.data, course.timeZone);
  await offer(place, course, code, { link: address, availableAt, videoId: video ?? null });
  say(`${code}: ${address} is offered from ${day.data}.`);
}

const NO_RECORDING = { link: null, availableAt: null, videoId: null };

async function offer(place: Workplace, course: CourseKey, name: string, content: switches.Continuation | null) {
  await place.database.transaction(async (tx) => {
    const before = await switches.lockContinuation(tx, course);
    await switches.setContinuation(tx, course, content);
    const { universityId, id } = course;
    const object = { kind: 'class', id, name } as const;
    await audit(tx, onCommandLine(place), [
      { action: 'class.update', object, universityId, courseId: id, before, after: { ...(content ?? NO_RECORDING) } },
    ]);
  });
}
