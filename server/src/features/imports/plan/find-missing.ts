import { isWholeRoster, type ImportChoices } from '@bcs/contract/features/imports/choices';
import type { Values } from '@bcs/contract/features/imports/compare';
import type { MissingRows } from '@bcs/contract/features/imports/plan';
import type { Db } from '#database/db';
import { findBegunIn, findBegunFor } from '../queries-kept.ts';

/** Finds enrollments that are missing from a complete file, or whose people the source has dropped. */
export async function findMissing(
  tx: Db,
  source: string,
  choices: ImportChoices,
  leaving: readonly number[],
  inFile: ReadonlySet<string>,
): Promise<(MissingRows & { stored: Values })[]> {
  const courseIds = [...choices.wholeRosters, ...(choices.wholeRoles ?? []).map((one) => Number(one.split('/')[0]))];
  const asked =
    courseIds.length === 0 ? [] : await findBegunIn(tx, source, [...new Set(courseIds)].filter(Number.isInteger));
  const begun = asked.filter((one) => isWholeRoster(choices, one));
  const left = leaving.length === 0 ? [] : await findBegunFor(tx, source, leaving);
  const all = new Map([...begun, ...left.map((one) => ({ ...one, note: LEFT }))].map((one) => [one.object, one]));
  return [...all.values()]
    .filter(({ object }) => !inFile.has(object))
    .map(({ object, university, course, email, role, brought, ...told }) => ({
      object,
      key: `${university} / ${course} / ${email}`,
      brought,
      stored: { university, course, email, role, active: true },
      ...('note' in told && { note: LEFT }),
    }));
}

const LEFT = 'The source has deleted or deactivated this person.';
