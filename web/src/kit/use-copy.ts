import { useState } from 'react';

/** Copies to the clipboard, and reports success only after it. */
export interface CopyState {
  readonly copied: boolean;
  /** A page without https has no clipboard, and a browser may refuse: the person then copies by hand. */
  readonly copy: (text: string, byHand: () => void) => Promise<void>;
  readonly forget: () => void;
}

/** Used for everything that can be copied. */
export function useCopy(): CopyState {
  const [copied, setCopied] = useState(false);
  return {
    copied,
    copy: async (text, byHand) => {
      try {
        await navigator.clipboard.writeText(text);
        setCopied(true);
      } catch {
        setCopied(false);
        byHand();
      }
    },
    forget: () => setCopied(false),
  };
}

/** Selects a visible text, so that it can be copied by hand. */
export const selectText = (element: Element | null): void => {
  if (element) getSelection()?.selectAllChildren(element);
};
