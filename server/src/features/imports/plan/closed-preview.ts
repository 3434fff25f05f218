import { NO_CHOICES } from '@bcs/contract/features/imports/choices';
import type { ImportPreview } from '@bcs/contract/features/imports/model';
import { countOutcomes } from '@bcs/contract/features/imports/outcome';
import type { StoredImport } from '../queries-imports.ts';

/**
 * Builds the preview of a finished import, which only has a result. Its file is not read again, and may have been
 * deleted or never existed. ADM-053, ADM-117
 */
export const closedPreview = (stored: StoredImport): ImportPreview => ({
  import: stored,
  reading: {
    encoding: 'utf-8',
    delimiter: ',',
    hasHeader: true,
    columns: [],
    header: [],
    sample: [],
    choices: [],
    everybody: null,
    leftOut: [],
    problem: null,
    source: null,
  },
  choices: {
    ...NO_CHOICES,
    leftOut: [],
    takesFile: [],
    resumes: [],
    wholeRosters: [],
    wholeRoles: [],
    ends: [],
    typed: {},
  },
  counts: stored.counts ?? countOutcomes([]),
  questions: 0,
  total: 0,
  equalCells: [],
  rows: [],
  nextProblem: null,
  classes: [],
  endings: [],
  digest: stored.digest ?? '',
  canApply: false,
});
