interface State {
  readonly notes: string;
  readonly urls: readonly { readonly url: string; readonly title: string | null }[];
}

const counted = (count: number, what: string) => `${count} ${count === 1 ? 'URL' : 'URLs'} ${what}`;

/** What changed from one version to the next, in a few words. */
export function changesBetween(before: State, after: State | undefined): string[] {
  if (!after) return [];
  const missingIn = (one: State, other: State) =>
    one.urls.filter(({ url }) => !other.urls.some((each) => each.url === url));
  const [removed, added] = [missingIn(before, after).length, missingIn(after, before).length];
  return [
    ...(added > 0 ? [counted(added, 'added')] : []),
    ...(removed > 0 ? [counted(removed, 'removed')] : []),
    ...(before.notes === after.notes ? [] : ['notes changed']),
  ];
}
