import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';

/** Safari, and Firefox before 141, do not support `closedby`. */
const knowsClosedBy = () => 'closedBy' in HTMLDialogElement.prototype;

function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Makes a native dialog modal while it is mounted: it traps the focus and returns it. Escape, or a click outside unless
 * it is sticky, asks to close it, in every browser.
 */
export function useModal(onClose: () => void, sticky = false) {
  const ref = useRef<HTMLDialogElement>(null);
  const beganBeside = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    // React sets the focus before the dialog is open, when nothing in it can be focused
    dialog?.querySelector<HTMLElement>('[data-autofocus=true]')?.focus();
    return () => {
      // the browser returns the focus only if the dialog closes before React removes the element
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
    // both ends of the click: somebody who selects text may release the button outside the dialog
    onPointerDown: (event: MouseEvent<HTMLDialogElement>) => {
      beganBeside.current = isBeside(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (!sticky && !knowsClosedBy() && beganBeside.current && isBeside(event)) onClose();
    },
  } as const;
}
