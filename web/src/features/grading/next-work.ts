/** The work that comes after the one that is graded. */
export interface NextWork {
  readonly go: () => void;
  /** The text of the button that leads there. */
  readonly text: string;
}
