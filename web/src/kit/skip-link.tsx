import type { ReactNode } from 'react';

type Props = {
  /** The id of the target, which can take the focus. */
  to: string;
  children: ReactNode;
};

/** Lets keyboard users skip what comes before the content. It is visible while it has the focus. */
export const SkipLink = ({ to, children }: Props) => (
  <a
    href={`#${to}`}
    className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-control focus:bg-brand focus:px-4 focus:py-2 focus:font-semibold focus:text-on-brand"
  >
    {children}
  </a>
);
