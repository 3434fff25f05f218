const GAP = 6;
const EDGE = 8;

export type Align = 'start' | 'end';

/** Positions a fixed panel below its anchor, or above it if there is no room, and never beyond the window's edge. */
export function place(panel: HTMLElement, anchor: Element, align: Align) {
  // an earlier position must not limit the measured size
  panel.style.maxHeight = '';
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const wanted = align === 'end' ? at.right - width : at.left;
  const below = at.bottom + GAP;
  const fits = below + height <= innerHeight - EDGE || at.top - GAP - height < EDGE;
  Object.assign(panel.style, {
    left: `${Math.max(EDGE, Math.min(wanted, document.documentElement.clientWidth - width - EDGE))}px`,
    top: `${fits ? below : at.top - GAP - height}px`,
    maxHeight: `${Math.max(120, fits ? innerHeight - below - EDGE : at.top - GAP - EDGE)}px`,
  });
}
