import { useState } from 'react';

/** Copies to the clipboard, and says only then that something was copied. */
export interface Copying {
  readonly copied: boolean;
  /** A page without https has no clipboard, and a browser may refuse: then it is left to be copied by hand. */
  readonly copy: (text: string, byHand: () => void) => Promise<void>;
  readonly forget: () => void;
}

/** One way for everything that can be copied. */
export function useCopy(): Copying {
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

/** Selects a text that is shown, ready to be copied by hand. */
export const selectText = (element: Element | null): void => {
  if (element) getSelection()?.selectAllChildren(element);
};
