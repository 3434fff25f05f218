import { ACTIONS } from '@bcs/contract/features/command-menu/actions';
import type { MenuChoice, FoundEntry, ReadyAction } from '@bcs/contract/features/command-menu/model';
import { best } from '@bcs/contract/features/command-menu/best';
import { dateText, localDay } from '@bcs/contract/kernel/clock';
import type { MenuEntry, EntryGroup, MenuPage, PageAction } from './entries.ts';

const PATHS: Readonly<Record<FoundEntry['kind'], (id: number) => string>> = {
  student: (id) => `/students/${id}`,
  contact: () => '/class-contacts',
  session: (id) => `/sessions/${id}`,
  assignment: (id) => `/coursework/${id}/show`,
  class: () => '/',
};

/**
 * The titles in the order in which they are shown. Groups that are known at once come first, so that nothing moves when
 * the others arrive.
 */
const TITLES: Readonly<Record<MenuEntry['kind'], string>> = {
  action: 'Actions',
  page: 'Pages',
  student: 'Students',
  contact: 'Class contacts',
  session: 'Sessions',
  assignment: 'Coursework',
  class: 'Classes',
  person: 'People in administration',
  administered: 'Classes in administration',
};
const KINDS = Object.keys(TITLES) as MenuEntry['kind'][];
/** The greatest number of pages and actions; the server bounds what it finds. */
const MAX_ENTRIES = 20;

export const pageEntry = ({ label, path }: MenuPage): MenuEntry => ({
  kind: 'page',
  key: path,
  title: label,
  detail: '',
  enrollmentId: null,
  path,
});

export const actionEntry = ({ key, label, path, run }: PageAction): MenuEntry => ({
  kind: 'action',
  key,
  title: label,
  detail: '',
  enrollmentId: null,
  path,
  run,
});

export const readyEntry = (ready: ReadyAction): MenuEntry => ({
  kind: 'action',
  key: ready.action,
  title: ACTIONS[ready.action].title,
  detail: ACTIONS[ready.action].object(ready),
  enrollmentId: null,
  path: ACTIONS[ready.action].path(ready),
});

/** Returns the entry of what the server found; it names the class where it is not that of the page. */
export function foundEntry(
  { kind, id, enrollmentId, title, place, at, timeZone }: FoundEntry,
  here: number | null,
): MenuEntry {
  const when = at === null ? '' : dateText(localDay(at, timeZone));
  const day = when && kind === 'assignment' ? `Due ${when}` : when;
  const where = enrollmentId === here && here !== null && kind !== 'class' ? '' : place;
  return {
    kind,
    key: String(id),
    title,
    detail: [day, where].filter(Boolean).join(' · '),
    enrollmentId,
    path: PATHS[kind](id),
  };
}

const named = (title: string, entries: readonly MenuEntry[]): EntryGroup[] =>
  entries.length > 0 ? [{ title, entries }] : [];

/** Without a search text: recent choices first, then actions and places. SUCC-073 */
export function groupsAtFirst(
  known: readonly MenuEntry[],
  found: readonly MenuEntry[],
  choices: readonly MenuChoice[],
): EntryGroup[] {
  const all = [...known, ...found];
  const recent = choices.flatMap(({ kind, key }) => all.find((each) => each.kind === kind && each.key === key) ?? []);
  const rest = known.filter((entry) => !recent.includes(entry));
  return [
    ...named('Recent', recent),
    ...named(
      TITLES.action,
      rest.filter(({ kind }) => kind === 'action'),
    ),
    ...named(
      TITLES.page,
      rest.filter(({ kind }) => kind === 'page'),
    ),
  ];
}

/**
 * Groups what a text finds by kinds: those known at once with the best of them on top, then what the server has found
 * for this or an earlier text. SUCC-072
 */
export function groupsFor(
  text: string,
  known: readonly MenuEntry[],
  found: readonly MenuEntry[],
  administered: readonly MenuEntry[] = [],
): EntryGroup[] {
  const atOnce = Map.groupBy(best(known, text, MAX_ENTRIES), ({ kind }) => kind);
  // the lists of administration have judged already: an e-mail and a code are found as well, and are no title
  const later = Map.groupBy([...best(found, text, MAX_ENTRIES), ...administered], ({ kind }) => kind);
  const inOrder = KINDS.flatMap((kind) => named(TITLES[kind], later.get(kind) ?? []));
  return [...Array.from(atOnce, ([kind, entries]) => ({ title: TITLES[kind], entries })), ...inOrder];
}
