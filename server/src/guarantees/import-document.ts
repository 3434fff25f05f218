import type { z } from 'zod';
import { CLEAR, emptyOf } from '#features/imports/nouns/noun';
import { meaningOf, nounOf, NOUNS, type NounName } from '#features/imports/nouns/nouns';

const HEADING = `# Files for the import

Generated from the schemas of the import by \`npm run generate\`; a test holds it current.

A CSV file is written in UTF-8, with commas, semicolons or tabs, and names its columns in the first line; their order is free. An Excel workbook (.xlsx) is read as it is, its first sheet. Days and numbers are taken as spreadsheets save them; where the days of a file can be read in two ways, such as 3/4/2026, \`--days\` says which number is the day. A JSON file is a list of objects with the same names. \`npm run bcs -- export <noun> <file>\` writes such files.

A file changes only what it says: a missing column and an empty cell leave what is stored, so a short file never erases anything. The word \`${CLEAR}\` empties a cell that may be empty. A new row needs every column marked **needed**; its other columns begin as the tables say. A row is reported as changed only when something changed. What was changed or ended on a screen since the last import stays as it is; \`--take-file\` takes the file instead.
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

/** docs/import-files.md */
export const importDocument = (): string => `${HEADING}${(Object.keys(NOUNS) as NounName[]).map(section).join('')}`;

const section = (noun: NounName): string => {
  const rows = Object.entries(nounOf(noun).schema.shape).map(
    ([name, schema]) =>
      `| ${name} | ${beginsAs(schema)} | ${emptyOf(schema) === undefined ? 'no' : 'yes'} | ${meaningOf(schema)} |`,
  );
  return `\n## ${noun}\n\n${KEYS[noun]}\n\n| Column | A new row begins with | Can be cleared | Contains |\n|---|---|---|---|\n${rows.join('\n')}\n`;
};

function beginsAs(schema: z.ZodType): string {
  const { success, data } = schema.safeParse(undefined);
  if (!success) return '**needed**';
  return data === null || data === undefined || data === '' ? 'empty' : String(data);
}
