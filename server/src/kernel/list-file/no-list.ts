/** A file that is no list, with why in words for people. */
export class NoList extends Error {
  readonly what: 'another kind' | 'too large' | 'damaged';
  constructor(what: NoList['what'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.what = what;
  }
}

export interface ListBounds {
  readonly mostBytes: number;
  readonly mostRows: number;
  readonly mostColumns: number;
}
