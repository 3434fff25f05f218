import type { ComponentType } from 'react';
import type { Ability } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { AdministrationAccess } from '#features/grants/admin-pages.ts';
import type { PageShape } from '#kit/page-skeleton.tsx';
import { may } from '#lib/may.ts';
import type { PageViewer } from '#lib/viewer.ts';
import type { NavEntry } from './nav-entries.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** The facts about a private screen that the shell knows before it opens. */
export interface Screen {
  readonly title: string;
  /** The layout shown while it loads; a list by default. */
  readonly shape?: PageShape;
  /** The ability that opens it; without one, everybody may open it. Others are redirected to /unauthorized. */
  readonly allow?: Ability<null>;
  /** Tells whether the screen is closed in this situation, whatever the role. */
  readonly closed?: (viewer: PageViewer, params: Params, now: Instant) => boolean;
  /** Uses the full width of the window. */
  readonly wide?: true;
  /** Is shown without navigation. SHELL-010 to SHELL-023 */
  readonly sideNav?: false;
  /** Returns the entries of a separate side navigation. */
  readonly navigation?: (way: AdministrationAccess | null, entries: readonly NavEntry[]) => readonly NavEntry[];
  /** A mark shown in the header. */
  readonly mark?: ComponentType;
  /** Shown above the content and outside of it, so that the skip link passes it. */
  readonly head?: ComponentType;
  /** May be opened before a class is chosen. */
  readonly needsClass?: false;
  /** May be opened by people without any class. SHELL-027 */
  readonly needsEnrollment?: false;
}

export type Screens = Readonly<Record<string, Screen>>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly screen?: Screen | undefined;
  }
}

/** Tells whether the person may open the screen; the server checks access to the data again. */
export const mayOpen = ({ allow, closed }: Screen, viewer: PageViewer, params: Params, now: Instant): boolean =>
  (!allow || may(allow, null, viewer, now)) && !closed?.(viewer, params, now);
