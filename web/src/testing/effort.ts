/** Tells whether screen tests try as hard as for a night: `FUZZ=long`. */
export const LONG = import.meta.env['FUZZ'] === 'long';
