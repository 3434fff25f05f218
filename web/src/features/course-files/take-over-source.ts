import { parseId } from '#lib/search.ts';

/** The source that a class would take over: a version of a plan, or a folder that was uploaded. */
export type TakeOverSource =
  | { readonly kind: 'plan'; readonly planId: number; readonly number: number }
  | { readonly kind: 'folder'; readonly folderId: number };

/** The source that the address names; null where it names none. */
export function parseSource(search: Readonly<Record<string, unknown>>): TakeOverSource | null {
  const [planId, number, folderId] = [parseId(search['plan']), parseId(search['version']), parseId(search['folder'])];
  if (folderId !== undefined) return { kind: 'folder', folderId };
  return planId !== undefined && number !== undefined ? { kind: 'plan', planId, number } : null;
}

/** Turns a source into the search part of an address. */
export const toTakeOverSearch = (source: TakeOverSource) =>
  source.kind === 'plan'
    ? { plan: String(source.planId), version: String(source.number) }
    : { folder: String(source.folderId) };
