declare const process: {
  readonly env: Readonly<Record<string, string | undefined>>;
};

/** Tells whether random tests try as hard as for a night: `FUZZ=long`. */
export const LONG = process.env['FUZZ'] === 'long';
