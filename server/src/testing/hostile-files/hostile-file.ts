/** Something that a person may send as a picture and should not. */
export interface HostileFile {
  readonly name: string;
  /** What it claims to be. */
  readonly type: string;
  readonly bytes: Buffer;
}
