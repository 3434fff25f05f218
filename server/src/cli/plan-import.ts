import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { needsChoice } from '@bcs/contract/features/course-files/outcome';
import type { TakenItem, TakeOverPreview, TakeOverWanted } from '@bcs/contract/features/course-files/model';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import { plural } from '@bcs/contract/kernel/plural';
import { filesOf } from '#adapters/files/files-of';
import { redrawnImages } from '#adapters/images/redrawn';
import { scannerOf } from '#adapters/scanner/scanner-of';
import { keepResources, knownResources } from '#features/course-files/keep-resources';
import { readFilesBelow } from '#features/curricula/folder-on-disk';
import { findCourse, type CourseKey } from '#features/administration/queries-courses';
import { toCourseSource, readFolderFiles } from '#features/course-files/folders';
import { planTakeOver } from '#features/course-files/plan-take-over';
import { takeOver } from '#features/course-files/take-over';
import { onCommandLine } from '#kernel/audit';
import type { Files } from '#kernel/course-folder/folder';
import { settingsOf } from '#kernel/settings-of';
import { itemPath } from '#kernel/course-folder/read-folder';
import { RefusalError } from '#kernel/refusal-error';
import { mistakesIn, escapeControls } from './folder-words.ts';
import { CommandFailed, type Workplace } from './surroundings.ts';

/** The options after the folder. */
export interface PlanImport {
  readonly university: string;
  readonly course: string;
  readonly apply?: boolean;
  readonly commit?: string;
  /** The side that wins if both have changed. */
  readonly conflicts?: 'files' | 'class';
}

const OUTCOMES: Readonly<Record<TakenItem['outcome'], string>> = {
  new: 'new',
  changed: 'changed',
  'changed here': 'changed in the class, stays',
  unchanged: 'unchanged',
  gone: 'gone from the folder, stays until it is archived on the screen',
  'only here': 'only in the class',
  'left here': 'was cancelled, archived or deleted in the class, stays out of it',
};

function lineOf({ kind, key, outcome, differs, problem }: TakenItem): string {
  const fields = differs.map(({ field, moved }) => (moved === 'both' ? `${field} (changed on both sides)` : field));
  const what = fields.length === 0 ? '' : `: ${fields.join(', ')}`;
  return escapeControls(`${itemPath(kind, key)}: ${problem ?? `${OUTCOMES[outcome]}${what}`}`);
}

/** An author without account and enrollment, because nobody is signed in on the command line. */
const onBehalfOfNobody = (course: CourseKey): ClassAdministrator => ({
  accountId: 0,
  reach: { installation: true, universityIds: [] },
  universityId: course.universityId,
  courseId: course.id,
  timeZone: course.timeZone,
  enrollmentId: null,
  role: null,
  byGrant: true,
  canManageAttendance: false,
});

const settled = ({ items }: TakeOverPreview, conflicts: PlanImport['conflicts']): TakeOverWanted['choices'] => ({
  items: [],
  fields: items.flatMap(({ kind, key, differs }) =>
    differs.flatMap(({ field, moved }) =>
      moved === 'both' && conflicts
        ? [{ kind, key, field, takes: conflicts === 'files' ? ('there' as const) : ('here' as const) }]
        : [],
    ),
  ),
});

/** The files of sessions: a dry run only looks up existing ones, and stores none. */
async function resourcesOf(place: Workplace, beside: Files, { university, course, apply }: PlanImport) {
  const { database, environment, now } = place;
  const found = await findCourse(database, university, course);
  if (!found || beside.size === 0) return {};
  const at = { universityId: found.universityId, courseId: found.id };
  if (!apply) return knownResources(database, at, beside);
  const settings = settingsOf(environment);
  const files = filesOf(settings, environment.DATA_DIR);
  const services = { database, files, images: redrawnImages(), scanner: scannerOf(settings) };
  const { resources, mistakes } = await keepResources(services, at, beside, { accountId: null, now });
  if (mistakes.length > 0) throw new CommandFailed(mistakesIn(mistakes));
  return resources;
}

/** Takes a course folder over into a class; without `apply`, it only prints what would happen. ADM-105 */
export async function importPlan(place: Workplace, path: string, options: PlanImport): Promise<void> {
  const { database, folder, now, say } = place;
  const read = await readFolderFiles(await readFilesBelow(resolve(folder, path)));
  if (!read.kept) throw new CommandFailed(mistakesIn(read.mistakes));
  const { kept, beside } = read;
  const resources = await resourcesOf(place, beside, options);
  await database.transaction(async (tx) => {
    const course = await findCourse(tx, options.university, options.course);
    if (!course) throw new CommandFailed(`${options.university} has no course ${options.course}.`);
    const context = { db: tx, viewer: onBehalfOfNobody(course), now, tell: () => {}, holds: true };
    const source = toCourseSource({ ...kept, resources }, { revision: options.commit?.trim() || null });
    const proposed = { choices: { items: [], fields: [] }, pattern: null };
    const first = await planTakeOver(source, proposed, context);
    const wanted = { ...proposed, choices: settled(first.shown, options.conflicts) };
    const plan = await planTakeOver(source, wanted, context);
    for (const item of plan.shown.items) if (item.outcome !== 'unchanged') say(lineOf(item));
    const { created, changed } = plan.shown.counts;
    const what = `${plural(created, 'item')} new, ${changed} changed`;
    if (!options.apply) return say(`${what}. Nothing was written; add --apply.`);
    if (plan.comparison.outcomes.some(needsChoice))
      throw new CommandFailed(
        'Nothing was written. Add --conflicts files or --conflicts class, or choose on the screen.',
      );
    try {
      await takeOver(plan, context, { ...onCommandLine(place), batchId: randomUUID() });
    } catch (error) {
      if (error instanceof RefusalError)
        throw new CommandFailed(`Nothing was written. ${error.failure.message}`, { cause: error });
      throw error;
    }
    say(`${what}. Written.`);
  });
}
