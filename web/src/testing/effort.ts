/** Tells whether screen tests do a long run: `FUZZ=long`. */
export const IS_LONG_RUN = import.meta.env['FUZZ'] === 'long';
