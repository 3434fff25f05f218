import { ambientTime } from './ambient-time.ts';
import { docComments } from './doc-comments.ts';
import { importTable } from './import-table.ts';
import { measuredTime } from './measured-time.ts';
import { roleLiterals } from './role-literals.ts';
import { writtenPlurals } from './written-plurals.ts';

/** The rules of this repository, for the linter and for editors. */
export default {
  meta: { name: 'bcs' },
  rules: {
    'import-table': { create: importTable },
    'role-literals': { create: roleLiterals },
    'doc-comments': { create: docComments },
    'ambient-time': { create: ambientTime },
    'measured-time': { create: measuredTime },
    'written-plurals': { create: writtenPlurals },
  },
};
