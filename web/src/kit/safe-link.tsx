import type { ComponentProps } from 'react';
import { safeUrl } from './safe-url.ts';

type Props = ComponentProps<'a'> & { href: string };

/**
 * A link to an address that people or other programs wrote, in a new tab. It is checked here too, wherever it came
 * from: an unsafe address stays text. D-015
 */
export function SafeLink({ href, children, ...rest }: Props) {
  if (safeUrl(href) === null) return <span className="wrap-anywhere">{children}</span>;
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest} href={href}>
      {children}
    </a>
  );
}
