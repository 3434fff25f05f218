import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { place, type Align } from './place.ts';

/** A native popover beside the button that opens it: its state, its position, and the attributes of both. */
export function usePopover(align: Align) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed');
  const open = state !== 'closed';
  useEffect(() => {
    const box = panel.current;
    if (!box) return;
    // rendered before it is shown, so that its first frame has its size and position
    const build = (event: ToggleEvent) => event.newState === 'open' && flushSync(() => setState('opening'));
    const settle = (event: ToggleEvent) => setState(event.newState === 'open' ? 'open' : 'closed');
    box.addEventListener('beforetoggle', build);
    box.addEventListener('toggle', settle);
    return () => {
      box.removeEventListener('beforetoggle', build);
      box.removeEventListener('toggle', settle);
    };
  }, []);
  useEffect(() => {
    const box = panel.current;
    if (!box || !open) return;
    const follow = () => button.current && place(box, button.current, align);
    const watch = new ResizeObserver(follow);
    watch.observe(box);
    addEventListener('resize', follow);
    addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      watch.disconnect();
      removeEventListener('resize', follow);
      removeEventListener('scroll', follow, { capture: true });
    };
  }, [align, open]);
  return {
    /** True if the content is needed. */
    open,
    /** True if the panel is on the screen and can take the focus. */
    shown: state === 'open',
    close: () => panel.current?.hidePopover(),
    panel: { ref: panel, id, popover: 'auto' as const },
    button: { ref: button, popoverTarget: id, 'aria-expanded': open, 'aria-controls': id },
  };
}

/** The props that the button of a popover or menu must carry: spread them on a Button or IconButton. */
export type PopoverButton = ReturnType<typeof usePopover>['button'] & { 'aria-haspopup': 'menu' | 'dialog' };
