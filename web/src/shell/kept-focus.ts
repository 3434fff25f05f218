const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
/** A text field would open the phone's keyboard without anybody wanting it. */
const TYPED = 'textarea, input:not([type=checkbox], [type=radio])';

/**
 * Keeps the focus near the work. When the focused element disappears or is disabled because its action is done, the
 * next one gets the focus; the browser would reset it to the document, and the next Tab would start at the top.
 */
export function keepFocus(area: HTMLElement): () => void {
  let held: Element | null = null;
  /** The elements that can take over the focus, nearest first. */
  let heirs: readonly HTMLElement[] = [];
  const remember = ({ target }: FocusEvent) => {
    const all = Array.from(area.querySelectorAll<HTMLElement>(FOCUSABLE));
    const at = all.indexOf(target as HTMLElement);
    held = at < 0 ? null : (target as Element);
    heirs = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0)).toReversed()];
  };
  const handOn = () => {
    // if it still exists, the person has clicked elsewhere
    if (!held || document.activeElement !== document.body || (held.isConnected && held.matches(FOCUSABLE))) return;
    const heir = heirs.find(
      (each) => each.isConnected && each.matches(FOCUSABLE) && !each.matches(TYPED) && each.checkVisibility(),
    );
    (heir ?? area).focus({ preventScroll: true });
  };
  // browsers remove the focus with the next frame
  const observer = new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(handOn)));
  observer.observe(area, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  area.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    area.removeEventListener('focusin', remember);
  };
}
