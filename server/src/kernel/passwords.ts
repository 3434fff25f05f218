/** Hashes and verifies passwords. It is deliberately slow, so never call it inside a transaction. D-044 */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Verifies a password. Without a hash, it takes as long and returns false, so that nobody learns which accounts
   * exist.
   */
  verify(hash: string | null, password: string): Promise<boolean>;
}
