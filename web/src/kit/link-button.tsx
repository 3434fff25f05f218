import type { ComponentProps } from 'react';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import { buttonLook, type ButtonLook } from './button-look.ts';
import { SafeLink } from './safe-link.tsx';
import { safeUrl } from './safe-url.ts';

const Anchor = ({ tone, size, className, ...rest }: ComponentProps<'a'> & ButtonLook) => (
  <a {...rest} className={buttonLook({ tone, size }, className)} />
);

const Linked = createLink(Anchor);

/** A route link that looks like a button: `to`, `params`, `search` are typed by the route tree. */
export const LinkButton: LinkComponent<typeof Anchor> = (props) => <Linked preload="intent" {...props} />;

/** A link that looks like a button, for a download or for another program on this device. */
export const AnchorButton = Anchor;

/** A link that looks like a button and opens an outside address in a new tab; nothing where the address is not safe. */
export function OutsideButton({ tone, size, className, ...rest }: ComponentProps<typeof SafeLink> & ButtonLook) {
  if (safeUrl(rest.href) === null) return null;
  return <SafeLink {...rest} className={buttonLook({ tone, size }, className)} />;
}
