const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Types for the person: a value set past React's setter, so that a form whose text is in its state notices it. */
function type(input: HTMLInputElement, value: string) {
  write?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const inputs = (root: Element) => Array.from(root.querySelectorAll<HTMLInputElement>('input[name]'));

/**
 * Keeps text that somebody has typed into a page rendered ahead of time, while React's version replaces it. Fields are
 * matched by their names.
 */
export function carryOver(root: HTMLElement, render: () => void) {
  const drawn = inputs(root);
  let focused = drawn.find((input) => input === document.activeElement);
  // React renders while the person continues to act: by the time it has finished, the focus may have moved
  const follow = ({ target }: FocusEvent) => void (focused = drawn.find((input) => input === target) ?? focused);
  render();
  if (drawn.length === 0) return;
  root.addEventListener('focusin', follow);
  const restore = new MutationObserver(() => {
    const living = inputs(root).filter((input) => !drawn.includes(input));
    if (living.length === 0) return;
    restore.disconnect();
    root.removeEventListener('focusin', follow);
    for (const old of drawn) {
      const twin = living.find(({ name }) => name === old.name);
      if (!twin) continue;
      // read only now: a letter may have been typed while React rendered
      if (old.value !== '' && twin.value === '') type(twin, old.value);
      if (old === focused) twin.focus();
    }
  });
  restore.observe(root, { childList: true, subtree: true });
}
