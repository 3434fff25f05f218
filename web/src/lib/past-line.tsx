import { useRef } from 'react';
import { Button } from '#kit/button.tsx';
import { cx } from '#kit/cx.ts';

type Props = {
  /** The weeks and the number of their rows: 'Weeks 1 to 10 · 14 assignments'. */
  text: string;
  open: boolean;
  onOpen: (open: boolean) => void;
};

/** Shows past weeks as one line, which opens them. Then a button leads back to the place with `data-now`. D-301 */
export function PastLine({ text, open, onOpen }: Props) {
  const line = useRef<HTMLDivElement>(null);
  const toNow = () => line.current?.parentElement?.querySelector('[data-now]')?.scrollIntoView({ block: 'center' });
  return (
    <div
      ref={line}
      className="flex flex-wrap items-center justify-between gap-x-2 border-b border-line px-2.5 py-0.5 print:hidden"
    >
      <Button size="sm" tone="quiet" aria-expanded={open} onClick={() => onOpen(!open)}>
        <span aria-hidden className={cx('text-muted transition-transform', open && 'rotate-90')}>
          ›
        </span>
        {text}
      </Button>
      {open && (
        <Button size="sm" onClick={toNow}>
          Today
        </Button>
      )}
    </div>
  );
}
