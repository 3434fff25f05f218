import type { ChoiceKind } from '@bcs/contract/features/command-menu/model';

/** A page that somebody may open now. */
export type MenuPage = { readonly label: string; readonly path: string };

/** An action that the page does by itself, or a page to which it leads. */
export type PageAction = { readonly key: string; readonly label: string } & (
  | { readonly path: string; readonly run?: undefined }
  | { readonly run: () => void; readonly path?: undefined }
);

/** A row of the menu. */
export interface MenuEntry {
  readonly kind: ChoiceKind | 'person' | 'administered';
  /** The key by which the menu remembers the entry. */
  readonly key: string;
  readonly title: string;
  /** The time and place, if that helps. */
  readonly detail: string;
  /** The own enrollment in which it is opened; null for the class of the page. */
  readonly enrollmentId: number | null;
  readonly path?: string | undefined;
  readonly run?: (() => void) | undefined;
}

export type EntryGroup = { readonly title: string; readonly entries: readonly MenuEntry[] };
