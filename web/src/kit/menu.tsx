import { type KeyboardEvent, type ReactNode, type RefObject, Suspense, useEffect } from 'react';
import type { Align } from './place.ts';
import { type PopoverButton, usePopover } from './use-popover.ts';

/** Finds the item that a key selects within a menu; undefined if the key means nothing here. */
function aimedItem<Item extends Element>(
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
  // a letter selects the next item that begins with it, continuing from the start
  const rest = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return rest.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}

type Props = {
  label: string;
  button: (wiring: PopoverButton) => ReactNode;
  /** MenuItem, MenuLink, MenuLine and MenuHeading, built only while open; they may be lazy. */
  children: ReactNode;
  align?: Align | undefined;
};

const itemsOf = (menu: HTMLElement | null) =>
  Array.from(menu?.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])') ?? []);

/** Actions behind a button. Arrows, Home, End and first letters move the focus; Escape and Tab close the menu. */
export function Menu({ label, button, children, align = 'end' }: Props) {
  const popover = usePopover(align);
  const { open, shown, close } = popover;
  const panel = popover.panel.ref;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    const aimed = aimedItem(itemsOf(panel.current), document.activeElement, event.key);
    if (!aimed) return;
    event.preventDefault();
    aimed.focus();
  };
  return (
    <>
      {button({ ...popover.button, 'aria-haspopup': 'menu' })}
      <div
        {...popover.panel}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onClick={(event) => event.target instanceof Element && event.target.closest('[role=menuitem]') && close()}
        className="fixed m-0 max-w-[min(22rem,calc(100vw-1rem))] min-w-52 overflow-y-auto rounded-2xl border border-line bg-surface p-1.5 shadow-pop"
      >
        {open && (
          <Suspense>
            {children}
            {shown && <FirstFocus panel={panel} />}
          </Suspense>
        )}
      </div>
    </>
  );
}

/** Focuses the first item as soon as the panel and its items are mounted. */
function FirstFocus({ panel }: { panel: RefObject<HTMLElement | null> }) {
  useEffect(() => itemsOf(panel.current)[0]?.focus(), [panel]);
  return null;
}
