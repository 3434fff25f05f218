/** Tells whether journeys run at length, as in a nightly run: `FUZZ=long`, set by `npm run test:nightly`. */
export const IS_LONG_RUN = process.env['FUZZ'] === 'long';

/** The tag of journeys that only run at night, because other tests cover most of them by day. */
export const NIGHT_TAG = '@night';
