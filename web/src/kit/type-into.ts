/** Writes in the place of what is selected in a text area, as if it were typed: the browser can take it back. */
export function typeInto(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // deprecated and without a successor: everything else empties the browser's list of what can be taken back
  if (document.activeElement === area && document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
