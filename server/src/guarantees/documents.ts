import { openEmbedded } from '#database/embedded';
import { migrate } from '#database/migrate';
import { clientTypes } from './client-types.ts';
import { eventsDocument } from './events-document.ts';
import { importDocument } from './import-document.ts';
import { permissionMatrix } from './permission-matrix.ts';
import { schemaDocument } from './schema-document.ts';
import { topicsOfAdministration, topicsOfCalls } from './topics-of-calls.ts';
import { ENVIRONMENT } from '#kernel/env-table';
import { MANUAL } from '#kernel/env-variable';

const HEADING = `# The environment

Generated from the schema that the server reads by (server/src/kernel/env-table.ts) by \`npm run generate\`; a test holds it current.

Every variable is optional. An empty value counts as not given. All mistakes are reported at once, before anything is opened, and a variable that begins with BCS_ and is none of these is a mistake too. Values marked *secret* are never repeated in a message.

| Variable | Without it | Meaning |
|---|---|---|
`;

/** docs/environment.md */
const environmentDocument = (): string => {
  const rows = Object.entries(ENVIRONMENT.shape).map(([name, variable]) => {
    const { otherwise, meaning, secret } = MANUAL.get(variable) ?? {};
    return `| ${name} | ${otherwise} | ${meaning}${secret ? ' (*secret*)' : ''} |`;
  });
  return `${HEADING}${rows.join('\n')}\n`;
};

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
