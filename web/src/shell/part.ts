import type { AnyRoute, ErrorRouteComponent } from '@tanstack/react-router';
import type { Screens } from './screen.ts';

/** Pages by their files in web/src/routes, such as ./_app/admin/people/index.tsx. */
export type PageFiles = Readonly<Record<string, AnyRoute>>;

/** Pages that arrive together. */
export interface PagePart {
  readonly files: PageFiles;
  /** Those that have no file: a line of a table says what they show. */
  readonly table?: readonly AnyRoute[];
  /** The facts about those of the pages that are behind the login. */
  readonly screens?: Screens;
  /** Stands in place of a page that failed and has no words of its own. */
  readonly failed?: ErrorRouteComponent;
  /** Those that arrive when somebody goes below this path for the first time. */
  readonly later?: { readonly path: string; readonly load: () => Promise<PagePart> };
}
