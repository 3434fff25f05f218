import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText, csvToImport } from '@bcs/contract/kernel/csv';
import { csvTextInSlices, csvToImportInSlices, ROWS_IN_A_SLICE } from './in-slices.ts';

const cell = fc.string({ unit: fc.constantFrom('=', '"', ',', '\n', ' ', 'a', '世'), maxLength: 3 });
const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 });

test('a file that is written in slices is the same [ADM-058, ADM-064]', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (few) => {
      const many = Array.from({ length: ROWS_IN_A_SLICE }, () => few).flat();
      expect(await csvTextInSlices(many)).toBe(csvText(many));
      expect(await csvToImportInSlices(many)).toBe(csvToImport(many));
    }),
    { numRuns: 20 },
  );
});
