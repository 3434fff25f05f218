import { IDS } from '#database/seed/ids';
import type { Successes } from './success.ts';

const seen = { kind: 'all', page: 0, after: -1 } as const;

/** The successes of imports: each is previewed before it is applied or undone, which gives the digest. */
export const importSuccesses: Successes = {
  applyImport: async (act) => {
    const importId = IDS.imports.open;
    const { digest } = await act('admin', 'importPreview', { importId, ...seen });
    return { by: 'admin', input: { importId, digest, invitations: 'now' } };
  },
  undoImport: async (act) => {
    const importId = IDS.imports.applied;
    const { digest } = await act('registrar', 'previewUndoImport', { importId });
    return { by: 'registrar', input: { importId, digest } };
  },
};
