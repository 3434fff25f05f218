/**
 * Everything that `npm test` runs, with random and racing tests as long as a night allows, and with all that a day leaves
 * out: `npm run test:nightly`.
 */
process.env['FUZZ'] = 'long';
await import('./test.ts');
