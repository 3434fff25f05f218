/** Something that a person may send as a picture and should not. */
export interface HostileFile {
  readonly name: string;
  /** The type that the file claims to have. */
  readonly type: string;
  readonly bytes: Buffer;
}
