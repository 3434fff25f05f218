import { useBlocker } from '@tanstack/react-router';
import { confirm } from '#kit/confirms.ts';
// the question is loaded with the form, so that it can be asked without a network
import '#kit/confirm.tsx';

/** Annex A, T-36 */
const QUESTION = 'You have unsaved changes. Are you sure you want to leave this page?';

/**
 * Asks before a page with unsaved changes is left, by a link or by closing it.
 * @param part the key of the search that names what is edited, where it stands beside something else
 */
export function useLeaveGuard(dirty: boolean, part?: string) {
  useBlocker({
    disabled: !dirty,
    enableBeforeUnload: () => dirty,
    shouldBlockFn: async ({ current, next }) => {
      const partOf = (search: object): unknown => part && Reflect.get(search, part);
      // changing filters and tabs in the address is not leaving
      if (current.pathname === next.pathname && partOf(current.search) === partOf(next.search)) return false;
      return !(await confirm({ title: 'Leave this page?', body: QUESTION, action: 'Leave', cancel: 'Stay' }));
    },
  });
}
