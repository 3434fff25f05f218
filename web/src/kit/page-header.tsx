import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** A way back, above the title. */
  back?: ReactNode;
  /** The page's main action, at the right. */
  children?: ReactNode;
};

/** The page's one h1. */
export function PageHeader({ title, lead, back, children }: Props) {
  return (
    <header className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-72">
        {back && <div className="mb-2 text-sm">{back}</div>}
        <h1 className="text-3xl font-bold tracking-[-0.025em] wrap-anywhere sm:text-4xl">{title}</h1>
        {lead && <div className="mt-1 text-muted">{lead}</div>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </header>
  );
}
