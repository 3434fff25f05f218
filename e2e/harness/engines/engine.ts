/** A browser with another engine than Chromium, controlled by what all engines support. */
export interface Engine {
  goto(url: string): Promise<void>;
  /** Evaluates an expression in the page; its value must be representable in JSON. */
  ask<T>(expression: string): Promise<T>;
  /** Performs real input, as action sources of WebDriver. */
  act(sources: readonly object[]): Promise<void>;
  close(): Promise<void>;
}
