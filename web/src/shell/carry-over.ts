type Typed = { name: string; value: string; focused: boolean };

const inputs = (root: Element) => Array.from(root.querySelectorAll<HTMLInputElement>('input[name]'));

/** Keeps what somebody has typed into a page that was drawn ahead of time, while its living twin takes its place. */
export function carryOver(root: HTMLElement, render: () => void) {
  const typed: Typed[] = inputs(root).map((input) => ({
    name: input.name,
    value: input.value,
    focused: input === document.activeElement,
  }));
  render();
  if (!typed.some(({ value, focused }) => value !== '' || focused)) return;
  const restore = new MutationObserver(() => {
    const now = inputs(root);
    if (now.length === 0) return;
    restore.disconnect();
    for (const { name, value, focused } of typed) {
      const input = now.find((each) => each.name === name);
      if (!input) continue;
      if (value !== '' && input.value === '') input.value = value;
      if (focused) input.focus();
    }
  });
  restore.observe(root, { childList: true, subtree: true });
}
