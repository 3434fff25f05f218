/** Everything that `npm test` runs, with random and racing tests as long as a night allows: `npm run test:nightly`. */
process.env['FUZZ'] = 'long';
await import('./test.ts');
