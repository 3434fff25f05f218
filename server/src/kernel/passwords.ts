/** Hashes passwords and recognises them. Slow by design, so never inside a transaction. D-044 */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash it works just as long and answers no, so that nobody learns which accounts exist. */
  verify(hash: string | null, password: string): Promise<boolean>;
}
