import { useId, type KeyboardEvent, type ReactNode } from 'react';

export type Tab<V extends string = string> = { value: V; label: string; count?: number | undefined };

type Props<V extends string> = {
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
};

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Views of one thing, shown one at a time. Arrows, Home and End choose. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: Props<V>) {
  const id = useId();
  const choose = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const step = STEP[event.key];
    const aimed =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step && (at + step + tabs.length) % tabs.length;
    const tab = aimed === undefined ? undefined : tabs[aimed];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    document.getElementById(`${id}-${tab.value}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={TAB_ROW}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            className={TAB_LOOK}
            onClick={() => onChange(tab.value)}
            onKeyDown={choose}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="ml-1.5 rounded-full bg-sunken px-1.5 text-2xs tabular-nums">{tab.count}</span>
            )}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        className="rounded-control focus-visible:outline-offset-4"
      >
        {children}
      </div>
    </>
  );
}

export const BARE_TAB_ROW = 'scroll-cue flex max-w-full gap-1 overflow-x-auto';
export const TAB_ROW = `${BARE_TAB_ROW} mb-5 border-b border-line`;

/** A word that is underlined when chosen. */
export const TAB_LOOK =
  'relative min-h-10 shrink-0 rounded-t-lg px-3 text-sm font-semibold whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:min-h-11 ' +
  'inline-flex items-center after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full ' +
  'aria-selected:text-brand aria-selected:after:bg-brand aria-[current=page]:text-brand aria-[current=page]:after:bg-brand';
