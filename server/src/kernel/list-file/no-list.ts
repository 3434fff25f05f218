/** A file that is not a list, with the reason in words. */
export class NoList extends Error {
  readonly what: 'another kind' | 'too large' | 'damaged';
  constructor(what: NoList['what'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.what = what;
  }
}

export type ListBounds = Readonly<{ mostBytes: number; mostRows: number; mostColumns: number }>;
