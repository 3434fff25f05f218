import { useEffect, useRef, type ReactNode } from 'react';

type Props = {
  title: ReactNode;
  children?: ReactNode;
  /** Buttons and links to continue with. */
  actions?: ReactNode;
  icon?: ReactNode;
  /** True if something failed: screen readers announce it. */
  alarm?: boolean | undefined;
  /** True if it replaces a form: it then takes the focus. */
  takesFocus?: boolean | undefined;
};

/** A page with a single message: not found, not allowed, failed, or done. */
export function StatusPage({ title, children, actions, icon, alarm = false, takesFocus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="grid min-h-[70dvh] place-items-center p-6 text-center" role={alarm ? 'alert' : undefined}>
      <div className="grid max-w-lg justify-items-center gap-3">
        <div className="relative mb-3" aria-hidden>
          <div className="grid size-20 place-items-center rounded-[1.75rem] bg-brand-soft text-brand">{icon}</div>
          <span className="absolute -top-1.5 -right-1.5 size-5 rounded-md bg-spark ring-4 ring-canvas" />
        </div>
        <h1
          ref={heading}
          tabIndex={takesFocus ? -1 : undefined}
          className="text-3xl font-bold tracking-[-0.025em] outline-none"
        >
          {title}
        </h1>
        {children && <div className="text-muted">{children}</div>}
        {actions && <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>}
      </div>
    </div>
  );
}
