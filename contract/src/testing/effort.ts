declare const process: {
  readonly env: Readonly<Record<string, string | undefined>>;
};

/** Tells whether random tests run at length, as for a nightly run: `FUZZ=long`. */
export const IS_LONG_RUN = process.env['FUZZ'] === 'long';
