import type { ComponentProps, MouseEvent } from 'react';
import { useRouter } from '@tanstack/react-router';

type Props = ComponentProps<'a'> & { href: string };

/**
 * A plain anchor that navigates inside the application on a plain click. It is for addresses that arrive as text, and
 * for grids with hundreds of links, where a route link for each would be too slow.
 */
export function Anchor({ href, onClick, ...rest }: Props) {
  const router = useRouter({ warn: false });
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || !isPlainPress(event) || !isInside(href) || rest.target) return;
    event.preventDefault();
    router.history.push(href);
  };
  return <a {...rest} href={href} onClick={press} />;
}

/** A main-button press without a key that asks for a new tab or a download. */
export const isPlainPress = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const isInside = (href: string) => /^\/(?![/\\])/.test(href);
