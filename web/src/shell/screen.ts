import type { ComponentType } from 'react';
import type { Ability } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Way } from '#features/grants/admin-pages.ts';
import type { PageShape } from '#kit/page-skeleton.tsx';
import { may } from '#lib/may.ts';
import type { PageViewer } from '#lib/viewer.ts';
import type { NavEntry } from './nav-entries.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** The facts about a private screen that the shell knows before it opens. */
export interface Screen {
  readonly title: string;
  /** The layout while it loads; a list unless told. */
  readonly shape?: PageShape;
  /** The ability that opens it; everybody opens it when absent. Others are led to /unauthorized. */
  readonly allow?: Ability<null>;
  /** Closed in this situation, whatever the role. */
  readonly closed?: (viewer: PageViewer, params: Params, now: Instant) => boolean;
  /** Takes the whole width of the window. */
  readonly wide?: true;
  /** Stands alone on the page. SHELL-010 to SHELL-023 */
  readonly sideNav?: false;
  /** The entries of its own side navigation, from those of the class. */
  readonly navigation?: (way: Way | null, entries: readonly NavEntry[]) => readonly NavEntry[];
  /** Stands in the header. */
  readonly mark?: ComponentType;
  /** Stands above the content and outside of it, so that the way to the content skips it. */
  readonly head?: ComponentType;
  /** Opens before a class is chosen. */
  readonly needsClass?: false;
  /** Opens for people without any class as well. SHELL-027 */
  readonly needsEnrollment?: false;
}

export type Screens = Readonly<Record<string, Screen>>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly screen?: Screen | undefined;
  }
}

/** Tells whether the person may open it; the server judges the data again. */
export const mayOpen = ({ allow, closed }: Screen, viewer: PageViewer, params: Params, now: Instant): boolean =>
  (!allow || may(allow, null, viewer, now)) && !closed?.(viewer, params, now);
