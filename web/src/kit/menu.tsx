import { Suspense, useEffect, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { Align } from './place.ts';
import { usePopover, type PopoverButton } from './use-popover.ts';
import { aimedItem } from './menu-keys.ts';

type Props = {
  label: string;
  button: (wiring: PopoverButton) => ReactNode;
  /** MenuItem, MenuLink, MenuLine and MenuHeading, built only while open; they may be lazy. */
  children: ReactNode;
  align?: Align | undefined;
};

const itemsOf = (menu: HTMLElement | null) =>
  Array.from(menu?.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])') ?? []);

/** Actions behind a button. Arrows, Home, End and first letters move; Escape and Tab leave. */
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

/** Goes to the first item as soon as both are there, the panel and its items. */
function FirstFocus({ panel }: { panel: RefObject<HTMLElement | null> }) {
  useEffect(() => itemsOf(panel.current)[0]?.focus(), [panel]);
  return null;
}
