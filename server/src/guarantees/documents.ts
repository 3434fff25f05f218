import { openEmbedded } from '#database/embedded';
import { migrate } from '#database/migrate';
import { clientTypes } from './client-types.ts';
import { environmentDocument } from './environment-document.ts';
import { eventsDocument } from './events-document.ts';
import { importDocument } from './import-document.ts';
import { permissionMatrix } from './permission-matrix.ts';
import { schemaDocument } from './schema-document.ts';
import { topicsOfAdministration, topicsOfCalls } from './topics-of-calls.ts';

export interface Document {
  /** Below the project's root. */
  readonly file: string;
  readonly make: () => Promise<string>;
}

/** The documents that are derived from code: committed, so that their change is part of the review. */
export const documents: readonly Document[] = [
  { file: 'docs/permission-matrix.md', make: async () => permissionMatrix() },
  { file: 'client/types.d.ts', make: async () => clientTypes() },
  { file: 'docs/environment.md', make: async () => environmentDocument() },
  { file: 'web/src/lib/topics-of-calls.ts', make: async () => topicsOfCalls() },
  { file: 'web/src/lib/topics-of-administration.ts', make: async () => topicsOfAdministration() },
  { file: 'docs/log-events.md', make: async () => eventsDocument() },
  { file: 'docs/import-files.md', make: async () => importDocument() },
  {
    file: 'docs/schema.md',
    make: async () => {
      const database = await openEmbedded();
      await migrate(database);
      return schemaDocument(database).finally(() => database.close());
    },
  },
];
