import type { z } from 'zod';
import { ACTIONS } from '@bcs/contract/kernel/audit';
import { EVENTS } from '@bcs/contract/kernel/events';
import { openEmbedded } from '#database/embedded';
import { migrate } from '#database/migrate';
import { ENVIRONMENT } from '#kernel/env-table';
import { MANUAL } from '#kernel/env-variable';
import { REQUEST_FIELDS } from '#http/request-lines';
import { EVENT_FIELDS } from '#kernel/trace';
import { CLEAR_WORD, emptyCellValue } from '#features/imports/nouns/noun';
import { columnMeaning, nounOf, NOUNS, type NounName } from '#features/imports/nouns/nouns';
import { clientTypes } from './client-types.ts';
import { permissionMatrix } from './permission-matrix.ts';
import { schemaDocument } from './schema-document.ts';
import { topicsOfAdministration, topicsOfCalls } from './topics-of-calls.ts';

const EVENTS_HEADING = `# What the log tells

Generated from the code that writes it (contract/src/kernel/events.ts, server/src/kernel/trace.ts) by \`npm run generate\`; a test holds it current. For whoever watches an installation, by eye or with a SIEM.

The log is JSON lines on standard output, in UTF-8. Every line has \`level\` (30 is information, 40 a warning, 50 an error), \`time\` (milliseconds since 1970, UTC), \`pid\`, \`hostname\` and \`msg\`; those of a request have \`reqId\`, which the answer carries as \`x-request-id\`, and \`trace_id\` where a proxy sent a \`traceparent\`. No line holds a password, a token, a secret, a text that somebody wrote, an e-mail or a name: people are ids, which Administration finds. Names of events and fields are never changed; new ones may come.
`;

const table = (head: string, rows: Readonly<Record<string, string>>) =>
  `| ${head} | |\n|---|---|\n${Object.entries(rows)
    .map(([name, meaning]) => `| \`${name}\` | ${meaning} |`)
    .join('\n')}\n`;

/** Generates docs/log-events.md. */
export const eventsDocument = (): string =>
  [
    EVENTS_HEADING,
    `## Requests

One line each, once it is over, with \`msg\` 'request', or 'slow request' above SLOW_REQUEST_MS. Answers 401, 403 and 429, slow ones, and those that met an unreachable database are warnings.

${table('Field', REQUEST_FIELDS)}`,
    `## Events

A line of its own with \`msg\` 'event', beside that of its request and with the same \`reqId\`. It is written whether or not the answer still reaches anybody, and at every LOG_LEVEL but \`silent\`.

${table('Field', EVENT_FIELDS)}`,
    `${table('Event', EVENTS)}`,
    `### Entries of the history

What administration changes on a page stands in the history, with what was before and after and why; the log has a line of it too, by the name of the entry. Of an import the log has one line, \`import.apply\`, with its id and the number of its rows; what each row changed stands in the history alone, and so does what a command changes: whoever may run one may write any line (D-290).

${table('Event', ACTIONS)}`,
  ].join('\n');

const IMPORTS_HEADING = `# Files for the import

Generated from the schemas of the import by \`npm run generate\`; a test holds it current.

A CSV file is written in UTF-8, with commas, semicolons or tabs, and names its columns in the first line; their order is free. An Excel workbook (.xlsx) is read as it is, its first sheet. Days and numbers are taken as spreadsheets save them; where the days of a file can be read in two ways, such as 3/4/2026, \`--days\` says which number is the day. A JSON file is a list of objects with the same names. \`npm run bcs -- export <noun> <file>\` writes such files.

A file changes only what it says: a missing column and an empty cell leave what is stored, so a short file never erases anything. The word \`${CLEAR_WORD}\` empties a cell that may be empty. A new row needs every column marked **needed**; its other columns begin as the tables say. A row is reported as changed only when something changed. What was changed or ended on a screen since the last import stays as it is; \`--take-file\` takes the file instead.
`;

const KEYS: Readonly<Record<NounName, string>> = {
  people: 'Recognised by the e-mail. A password is only given to an account that has none.',
  courses: 'Recognised by university and code. University, program and cohort are made when they are missing.',
  sessions:
    'Recognised by course, name, context and chapter; without a chapter by course, name, context and day. Building, room and address belong to the classroom.',
  assignments: 'Recognised by course and title. Without a time a due date ends with its day.',
  enrollments:
    'Recognised by course and e-mail. Another role ends the old enrollment and begins a new one. The names are those of somebody who has no account yet. An enrollment that was ended on a screen stays so unless --take-file is given.',
};

/** Generates docs/import-files.md. */
export const importDocument = (): string =>
  `${IMPORTS_HEADING}${(Object.keys(NOUNS) as NounName[]).map(section).join('')}`;

const section = (noun: NounName): string => {
  const rows = Object.entries(nounOf(noun).schema.shape).map(
    ([name, schema]) =>
      `| ${name} | ${beginsAs(schema)} | ${emptyCellValue(schema) === undefined ? 'no' : 'yes'} | ${columnMeaning(schema)} |`,
  );
  return `\n## ${noun}\n\n${KEYS[noun]}\n\n| Column | A new row begins with | Can be cleared | Contains |\n|---|---|---|---|\n${rows.join('\n')}\n`;
};

function beginsAs(schema: z.ZodType): string {
  const { success, data } = schema.safeParse(undefined);
  if (!success) return '**needed**';
  return data === null || data === undefined || data === '' ? 'empty' : String(data);
}

const HEADING = `# The environment

Generated from the schema that the server reads by (server/src/kernel/env-table.ts) by \`npm run generate\`; a test holds it current.

Every variable is optional. An empty value counts as not given. All mistakes are reported at once, before anything is opened, and a variable that begins with BCS_ and is none of these is a mistake too. Values marked *secret* are never repeated in a message.

| Variable | Without it | Meaning |
|---|---|---|
`;

/** Generates docs/environment.md. */
const environmentDocument = (): string => {
  const rows = Object.entries(ENVIRONMENT.shape).map(([name, variable]) => {
    const { otherwise, meaning, secret } = MANUAL.get(variable) ?? {};
    return `| ${name} | ${otherwise} | ${meaning}${secret ? ' (*secret*)' : ''} |`;
  });
  return `${HEADING}${rows.join('\n')}\n`;
};

export interface Document {
  /** The path from the project's root. */
  readonly file: string;
  readonly make: () => Promise<string>;
}

/** The documents that are generated from code; they are committed, so that changes are part of the review. */
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
