/** Tells whether the journeys take as long as a night allows: `FUZZ=long`, as `npm run test:nightly` sets it. */
export const LONG = process.env['FUZZ'] === 'long';

/** The tag of a journey that is made in a night only: another test holds most of it by day. */
export const NIGHT = '@night';
