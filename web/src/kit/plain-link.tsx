import type { ComponentProps } from 'react';
import { createLink, type LinkComponent } from '@tanstack/react-router';

const Anchor = (props: ComponentProps<'a'>) => <a {...props} />;

const Linked = createLink(Anchor);

/** A route link without any styling, for rows and cards that are links as a whole. */
export const PlainLink: LinkComponent<typeof Anchor> = (props) => <Linked preload="intent" {...props} />;
