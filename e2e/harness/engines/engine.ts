/** A browser of another engine than Chromium, driven by what all of them understand. */
export interface Engine {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, which JSON can carry. */
  ask<T>(expression: string): Promise<T>;
  /** Real input: sources of actions as WebDriver describes them. */
  act(sources: readonly object[]): Promise<void>;
  close(): Promise<void>;
}
