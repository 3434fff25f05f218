const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Types for the person: a value set past React's own setter, so that a form which holds its text in state hears it. */
function type(input: HTMLInputElement, value: string) {
  write?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const inputs = (root: Element) => Array.from(root.querySelectorAll<HTMLInputElement>('input[name]'));

/**
 * Keeps what somebody has typed into a page that was drawn ahead of time, while its living twin takes its place.
 * Fields are known by their names.
 */
export function carryOver(root: HTMLElement, render: () => void) {
  const drawn = inputs(root);
  let focused = drawn.find((input) => input === document.activeElement);
  // React draws in turns with what the person does: by the time the twin stands, the focus may have moved
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
      // read only now: a letter may have come while the twin was made
      if (old.value !== '' && twin.value === '') type(twin, old.value);
      if (old === focused) twin.focus();
    }
  });
  restore.observe(root, { childList: true, subtree: true });
}
