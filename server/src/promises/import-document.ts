import type { z } from 'zod';
import { nounOf, NOUNS, type NounName } from '#features/administration/nouns';

const HEAD = `# Files for the import

Generated from the schemas of the import by \`npm run generate\`; a test holds it current.

A CSV file is written in UTF-8, with commas, semicolons or tabs, and names its columns in the first line; their order is free, and columns that may be empty may be missing. A JSON file is a list of objects with the same names. \`npm run bcs -- export <noun> <file>\` writes such files.
`;

const KEYS: Readonly<Record<NounName, string>> = {
  people: 'Recognised by the e-mail.',
  courses: 'Recognised by university and code. University, program and cohort are made when they are missing.',
  sessions: 'Recognised by course, context, name and chapter; without a chapter by the day too.',
  assignments: 'Recognised by course and title. Without a time a due date ends with its day.',
  enrollments: 'Recognised by course and e-mail. Another role ends the old enrollment and begins a new one.',
};

/** docs/import-files.md */
export const importDocument = (): string => `${HEAD}${(Object.keys(NOUNS) as NounName[]).map(section).join('')}`;

const section = (noun: NounName): string => {
  const rows = Object.entries(nounOf(noun).schema.shape).map(
    ([name, schema]) => `| ${name} | ${emptyMeans(schema)} | ${meaningOf(schema)} |`,
  );
  return `\n## ${noun}\n\n${KEYS[noun]}\n\n| Column | When empty | Holds |\n|---|---|---|\n${rows.join('\n')}\n`;
};

function emptyMeans(schema: z.ZodType): string {
  const { success, data } = schema.safeParse(undefined);
  if (!success) return '**needed**';
  return data === null || data === '' ? 'empty' : String(data);
}

/** A default and a nullable wrap the cell that says what it holds. */
function meaningOf(schema: z.ZodType): string {
  const inner = (schema.def as { innerType?: z.ZodType }).innerType;
  return schema.description ?? (inner ? meaningOf(inner) : '');
}
