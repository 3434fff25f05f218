/** Looks for what is harmful in files of others. D-259 */
export interface Scanner {
  /** @throws ScannerDown where nobody can say */
  isHarmful(bytes: Uint8Array): Promise<boolean>;
}

/** The scanner is not there, or did not judge. */
export class ScannerDown extends Error {}
