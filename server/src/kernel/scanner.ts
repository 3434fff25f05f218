/** Scans uploaded files for malware. D-259 */
export interface Scanner {
  /**
   * @throws ScannerDown if there is no result
   */
  isHarmful(bytes: Uint8Array): Promise<boolean>;
}

/** The scanner is not available, or gave no result. */
export class ScannerDown extends Error {}
