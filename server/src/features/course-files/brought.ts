import { itemFile } from '#kernel/course-folder/read-folder';
import type { Comparison } from './compare.ts';
import type { Base } from './queries.ts';
import type { Source } from './source.ts';

/**
 * What the source has brought from now on: whatever was taken over or is the same on both sides. What was left out keeps what
 * was brought before, so that it is proposed again. ADM-108
 */
export function broughtBy(
  { outcomes }: Pick<Comparison, 'outcomes'>,
  { content, files }: Source,
): { brought: Base[]; gone: Pick<Base, 'kind' | 'key'>[] } {
  const there = {
    session: new Map(content.sessions.map((item) => [item.key, item])),
    assignment: new Map(content.assignments.map((item) => [item.key, item])),
  };
  const brought = outcomes.flatMap(({ kind, key, outcome, takes }): Base[] => {
    const item = there[kind].get(key);
    const isAgreed = takes || outcome === 'unchanged' || outcome === 'changed here';
    if (!item || !isAgreed) return [];
    return [{ kind, key, facts: item.facts, text: item.text, file: files[itemFile(kind, key)] ?? null }];
  });
  const gone = outcomes.flatMap(({ kind, key, outcome, takes }) =>
    outcome === 'gone' && takes ? [{ kind, key }] : [],
  );
  return { brought, gone };
}
