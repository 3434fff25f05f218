import { itemFile } from '#kernel/course-folder/read-folder';
import type { SourceComparison } from './compare.ts';
import type { ItemBase } from './queries.ts';
import type { CourseSource } from './source.ts';

/**
 * Lists what the source has brought from now on: whatever was taken over or is the same on both sides. What was left
 * out keeps what was brought before, so that it is proposed again. ADM-108
 */
export function broughtBy(
  { outcomes }: Pick<SourceComparison, 'outcomes'>,
  { content, files, resources }: CourseSource,
): { brought: ItemBase[]; gone: Pick<ItemBase, 'kind' | 'key'>[] } {
  const there = {
    session: new Map(content.sessions.map((item) => [item.key, item])),
    assignment: new Map(content.assignments.map((item) => [item.key, item])),
  };
  const brought = outcomes.flatMap(({ kind, key, outcome, takes }): ItemBase[] => {
    const item = there[kind].get(key);
    const isAgreed = takes || outcome === 'unchanged' || outcome === 'changed here';
    if (!item || !isAgreed) return [];
    const { facts, text } = item;
    const named = 'resources' in facts ? facts.resources : [];
    const keys = named.flatMap((resource): [string, string][] => {
      const kept = 'file' in resource ? resources[`sessions/${key}/${resource.file}`] : undefined;
      return 'file' in resource && kept ? [[resource.file, kept.fileKey]] : [];
    });
    return [{ kind, key, facts, text, file: files[itemFile(kind, key)] ?? null, keys: Object.fromEntries(keys) }];
  });
  const gone = outcomes.flatMap(({ kind, key, outcome, takes }) =>
    outcome === 'gone' && takes ? [{ kind, key }] : [],
  );
  return { brought, gone };
}
