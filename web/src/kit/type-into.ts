/** Replaces the selection in a text area as if it were typed, so that the browser can undo it. */
export function typeInto(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // deprecated and without a successor: everything else clears the browser's undo history
  if (document.activeElement === area && document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
