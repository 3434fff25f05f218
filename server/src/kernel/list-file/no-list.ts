/** A file that is no list, with why in words for people. */
export class NoList extends Error {
  readonly what: 'another kind' | 'too large' | 'damaged';
  constructor(what: NoList['what'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.what = what;
  }
}

export type ListBounds = Readonly<{ mostBytes: number; mostRows: number; mostColumns: number }>;
