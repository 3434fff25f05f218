/** The item a key leads to within a menu, or undefined when the key means nothing here. */
export function aimedItem<Item extends Element>(
  items: readonly Item[],
  current: Element | null,
  key: string,
): Item | undefined {
  const at = items.findIndex((item) => item === current);
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items[(at <= 0 ? items.length : at) - 1];
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
  }
  if (key.length !== 1 || key === ' ') return undefined;
  // A letter goes to the next item that begins with it, round the corner
  const rest = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return rest.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}
