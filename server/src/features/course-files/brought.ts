import { itemPath } from '#kernel/course-folder/read-folder';
import type { SourceComparison } from './compare.ts';
import type { ItemAsBrought } from './queries.ts';
import type { CourseSource } from './source.ts';

/**
 * Lists what the source has brought so far: everything taken over, or equal on both sides. Items left out keep their
 * earlier content, so that they are proposed again. ADM-108
 */
export function listBroughtItems(
  { outcomes }: Pick<SourceComparison, 'outcomes'>,
  { content, files, resources }: CourseSource,
): { brought: ItemAsBrought[]; gone: Pick<ItemAsBrought, 'kind' | 'key'>[] } {
  const there = {
    session: new Map(content.sessions.map((item) => [item.key, item])),
    assignment: new Map(content.assignments.map((item) => [item.key, item])),
  };
  const brought = outcomes.flatMap(({ kind, key, outcome, takes }): ItemAsBrought[] => {
    const item = there[kind].get(key);
    const isAgreed = takes || outcome === 'unchanged' || outcome === 'changed here';
    if (!item || !isAgreed) return [];
    const { facts, text } = item;
    const named = 'resources' in facts ? facts.resources : [];
    const keys = named.flatMap((resource): [string, string][] => {
      const kept = 'file' in resource ? resources[`sessions/${key}/${resource.file}`] : undefined;
      return 'file' in resource && kept ? [[resource.file, kept.fileKey]] : [];
    });
    return [{ kind, key, facts, text, file: files[itemPath(kind, key)] ?? null, keys: Object.fromEntries(keys) }];
  });
  const gone = outcomes.flatMap(({ kind, key, outcome, takes }) =>
    outcome === 'gone' && takes ? [{ kind, key }] : [],
  );
  return { brought, gone };
}
