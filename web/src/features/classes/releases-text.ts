import { plural } from '@bcs/contract/kernel/plural';
import type { Output } from '#lib/api.ts';

/** How much of the work of a class is out, in a sentence: 'Assignments and milestones: 2 released, 27 scheduled, 1 draft.' D-239 */
export function releasesText({ released, scheduled, draft }: Output<'adminClass'>['releases']): string {
  const all = released + scheduled + draft;
  if (all === 0) return 'It has no assignments yet.';
  const parts = [`${released} released`, `${scheduled} scheduled`, plural(draft, 'draft')];
  return `Assignments and milestones: ${parts.join(', ')}.`;
}
