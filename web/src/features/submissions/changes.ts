import { plural } from '@bcs/contract/kernel/plural';
type Url = { readonly url: string; readonly title: string | null };
type State = { readonly notes: string; readonly urls: readonly Url[] };

const counted = (count: number, what: string) => `${plural(count, 'URL')} ${what}`;

/** The URLs of one state that the other does not have. */
export const urlsOnlyIn = (one: State, other: State): readonly Url[] =>
  one.urls.filter(({ url }) => !other.urls.some((each) => each.url === url));

/** Describes in a few words what changed between two versions. */
export function changesBetween(before: State, after: State | undefined): string[] {
  if (!after) return [];
  const [removed, added] = [urlsOnlyIn(before, after).length, urlsOnlyIn(after, before).length];
  return [
    ...(added > 0 ? [counted(added, 'added')] : []),
    ...(removed > 0 ? [counted(removed, 'removed')] : []),
    ...(before.notes === after.notes ? [] : ['notes changed']),
  ];
}
