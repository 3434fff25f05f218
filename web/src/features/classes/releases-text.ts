import { plural } from '@bcs/contract/kernel/plural';
import type { Output } from '#lib/api.ts';

/** Says how much work is out: 'Assignments and milestones: 2 released, 27 scheduled, 1 draft.' D-239 */
export function releasesText({ released, scheduled, draft }: Output<'adminClass'>['releases']): string {
  const all = released + scheduled + draft;
  if (all === 0) return 'It has no assignments yet.';
  const parts = [`${released} released`, `${scheduled} scheduled`, plural(draft, 'draft')];
  return `Assignments and milestones: ${parts.join(', ')}.`;
}
