/** A malicious file that is sent as a picture. */
export interface HostileFile {
  readonly name: string;
  /** The type that the file claims to have. */
  readonly type: string;
  readonly bytes: Buffer;
}
