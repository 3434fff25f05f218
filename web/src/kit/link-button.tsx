import type { ComponentProps } from 'react';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import { buttonLook, type ButtonLook } from './button-look.ts';

function Anchor({ tone, size, className, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return <a {...rest} className={buttonLook({ tone, size }, className)} />;
}

const Linked = createLink(Anchor);

/** A route link that looks like a button: `to`, `params`, `search` are typed by the route tree. */
export const LinkButton: LinkComponent<typeof Anchor> = (props) => <Linked preload="intent" {...props} />;

/** The same look for an address outside the application, or for a download. */
export const AnchorButton = Anchor;
