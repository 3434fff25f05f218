import type { Day } from '#kernel/clock';

/** A paragraph, or a list of points. */
export type LegalBlock = string | readonly string[];

/** One numbered section, with the anchor for links to it. */
export interface LegalSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

/** A legal text as it is published; its words exist only here. D-175 */
export interface LegalText {
  readonly lang: 'en' | 'de';
  readonly title: string;
  readonly contents: string;
  readonly dates: readonly { readonly label: string; readonly text: string; readonly day: Day }[];
  readonly opening: readonly string[];
  readonly sections: readonly LegalSection[];
}
