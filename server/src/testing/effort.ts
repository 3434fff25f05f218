/** Whether random and racing tests try as hard as for a night: `FUZZ=long`. */
export const LONG = process.env['FUZZ'] === 'long';

/** How many rounds a race is run, and how many ask at the same moment: enough to meet, and many more in a night. */
export const RACE: { readonly rounds: number; readonly parallel: number } = LONG
  ? { rounds: 25, parallel: 30 }
  : { rounds: 5, parallel: 16 };
