import { useBlocker } from '@tanstack/react-router';
import { confirm } from '#kit/confirms.ts';
// The question comes with the form, so that it can be asked without a network
import '#kit/confirm.tsx';

/** Annex A, T-36 */
const QUESTION = 'You have unsaved changes. Are you sure you want to leave this page?';

/** Asks before a page with unsaved changes is left, by a link or by closing it. */
export function useLeaveGuard(dirty: boolean) {
  useBlocker({
    disabled: !dirty,
    enableBeforeUnload: () => dirty,
    shouldBlockFn: async ({ current, next }) => {
      // Filters and tabs in the address are no leaving
      if (current.pathname === next.pathname) return false;
      return !(await confirm({ title: 'Leave this page?', body: QUESTION, action: 'Leave', cancel: 'Stay' }));
    },
  });
}
