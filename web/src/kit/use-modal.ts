import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';

/** Safari, and Firefox before 141, do not know `closedby`. */
const knowsClosedBy = () => 'closedBy' in HTMLDialogElement.prototype;

function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Makes a native dialog modal while it is there: it holds the focus and gives it back. Escape asks to close it, and so
 * does a press beside it unless it is sticky, in every browser.
 */
export function useModal(onClose: () => void, sticky = false) {
  const ref = useRef<HTMLDialogElement>(null);
  const beganBeside = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    // React gives the focus before the dialog is open, where nothing can have it
    dialog?.querySelector<HTMLElement>('[data-autofocus=true]')?.focus();
    return () => {
      // Closing before React takes the element away is what lets the browser give the focus back
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return {
    ref,
    closedby: sticky ? 'closerequest' : 'any',
    // `cancel` also bubbles up from file inputs
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // Both ends of the press: whoever selects text may let go beside the dialog
    onPointerDown: (event: MouseEvent<HTMLDialogElement>) => {
      beganBeside.current = isBeside(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (!sticky && !knowsClosedBy() && beganBeside.current && isBeside(event)) onClose();
    },
  } as const;
}
