import type { AnyRoute, ErrorRouteComponent } from '@tanstack/react-router';
import type { Screens } from './screen.ts';

/** Pages by their files in web/src/routes, such as ./_app/admin/people/index.tsx. */
export type PageFiles = Readonly<Record<string, AnyRoute>>;

/** Pages that are loaded together. */
export interface PagePart {
  readonly files: PageFiles;
  /** Pages without a file: a line of a table says what they show. */
  readonly table?: readonly AnyRoute[];
  /** The facts about those pages that require a login. */
  readonly screens?: Screens;
  /** Replaces a page that failed and has no failure page. */
  readonly failed?: ErrorRouteComponent;
  /** Pages that are loaded when somebody first goes below this path. */
  readonly later?: { readonly path: string; readonly load: () => Promise<PagePart> };
}
