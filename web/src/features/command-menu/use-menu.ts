import { useEffect, useState } from 'react';
import { wordsOf } from '@bcs/contract/kernel/words';
import { useRead } from '#lib/queries.ts';
import { useMaybeViewer } from '#lib/viewer.ts';
import type { MenuEntry, MenuPage, PageAction } from './entries.ts';
import { useAdministeredLists, type AdministeredLists } from './use-administered.ts';
import { actionEntry, foundEntry, groupsAtFirst, groupsFor, pageEntry, readyEntry } from './groups.ts';

/** The server is asked after typing has paused for this long. */
const PAUSE_MS = 120;

/** Returns the text a moment later, so that not every letter is a call. */
function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

/** Returns the entries for a text: pages and actions at once, the rest once the server answers. SUCC-070, SUCC-074 */
export function useMenu(
  text: string,
  pages: readonly MenuPage[],
  pageActions: readonly PageAction[],
  administered: AdministeredLists,
) {
  const enrollmentId = useMaybeViewer()?.enrollmentId ?? null;
  const asked = useAfterPause(text.trim());
  const isEmpty = wordsOf(text).length === 0;
  const atFirst = useRead('commandMenu', { text: '', enrollmentId }, { gcTime: Infinity });
  const search = useRead(
    'commandMenu',
    { text: asked, enrollmentId },
    { enabled: wordsOf(asked).length > 0, stays: true },
  );
  const inAdministration = useAdministeredLists(wordsOf(asked).length > 0 ? asked : '', administered);
  const known: MenuEntry[] = [
    ...(atFirst.data?.actions ?? []).map(readyEntry),
    ...pageActions.map(actionEntry),
    ...pages.map(pageEntry),
  ];
  const foundIn = (data: typeof search.data) => (data?.found ?? []).map((each) => foundEntry(each, enrollmentId));
  const groups = isEmpty
    ? groupsAtFirst(known, foundIn(atFirst.data), text.trim() === '' ? (atFirst.data?.choices ?? []) : [])
    : groupsFor(text, known, foundIn(search.data), inAdministration);
  return {
    groups: isEmpty && text.trim() !== '' ? [] : groups,
    /** The server has not answered to this text yet. */
    waits: !isEmpty && (asked !== text.trim() || search.isFetching),
    failed: !isEmpty && search.isError,
    hasChoices: (atFirst.data?.choices.length ?? 0) > 0,
  };
}
