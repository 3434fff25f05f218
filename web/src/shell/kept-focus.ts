const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
/** A text field would open the keyboard of a phone that nobody has asked for. */
const TYPED = 'textarea, input:not([type=checkbox], [type=radio])';

/**
 * Keeps the focus where the work is. When the element that has it goes or is disabled, since what it was for is done,
 * the next one takes it; the browser would give it to the document, and the next Tab would begin at the top.
 */
export function keepFocus(area: HTMLElement): () => void {
  let held: Element | null = null;
  /** The elements that can take over the focus, the nearest first. */
  let heirs: readonly HTMLElement[] = [];
  const remember = ({ target }: FocusEvent) => {
    const all = Array.from(area.querySelectorAll<HTMLElement>(FOCUSABLE));
    const at = all.indexOf(target as HTMLElement);
    held = at < 0 ? null : (target as Element);
    heirs = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0)).toReversed()];
  };
  const handOn = () => {
    // where it still stands, the person has pressed beside it
    if (!held || document.activeElement !== document.body || (held.isConnected && held.matches(FOCUSABLE))) return;
    const heir = heirs.find(
      (each) => each.isConnected && each.matches(FOCUSABLE) && !each.matches(TYPED) && each.checkVisibility(),
    );
    (heir ?? area).focus({ preventScroll: true });
  };
  // browsers take the focus off with the next picture
  const observer = new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(handOn)));
  observer.observe(area, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  area.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    area.removeEventListener('focusin', remember);
  };
}
