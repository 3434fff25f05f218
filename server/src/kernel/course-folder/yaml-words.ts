import { parseDocument, type ErrorCode } from 'yaml';

/** A mistake in YAML in words for people: what is meant, and the key at which it stands where there is one. ADM-106 */
export interface YamlFault {
  readonly key: string | null;
  readonly says: string;
}

const KEYED = /^\s*(?:-\s+)?([\w-]+):(?:\s+(.*\S))?\s*$/;

const MESSAGES: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'is indented with a tab; use spaces',
  DUPLICATE_KEY: 'appears twice; each key must be unique',
  BAD_INDENT: 'is indented otherwise than the lines around it',
  MISSING_CHAR: 'begins with a quote or a bracket that is not closed, or has no colon after the key',
  MULTIPLE_DOCS: 'has more than one part between lines of ---',
  BAD_DIRECTIVE: 'has a line that begins with %, which is not supported here',
  BAD_DQ_ESCAPE: 'has a backslash in quotes; write it twice, or use single quotes',
};
const OTHERWISE = 'is not a key with a value, such as name: HTML and CSS';

/** Tells why a value has to stand in quotes. */
function whyQuoted(value: string): string {
  if (/:(?:\s|$)/.test(value)) return 'since it has a colon';
  const [first = ''] = value;
  return /[\p{L}\p{N}]/u.test(first) ? 'since it could be read as something else' : `since it begins with ${first}`;
}

/** A longer one is not what somebody has forgotten quotes for. */
const LONGEST_LINE = 400;

/** Suggests quotes for the value of a line that would be right with them. Null where the line is not what is wrong. */
function quoted(line: string): YamlFault | null {
  const [, key, value] = KEYED.exec(line) ?? [];
  if (key === undefined || value === undefined || line.length > LONGEST_LINE) return null;
  const alone = parseDocument(`${key}: ${value}`, { prettyErrors: false, schema: 'core' });
  const begins = /^["'[{|>]/.test(value);
  const isWrong = alone.errors.some(({ code }) => code !== 'MISSING_CHAR' || !begins);
  const isMarked = /^[&*!]/.test(value);
  if (!isWrong && !isMarked) return null;
  return { key, says: `put the text in quotes, ${whyQuoted(value)}: ${JSON.stringify(value)}` };
}

/** Words the mistake at a line, by the code of the parser. */
export const yamlFault = (code: ErrorCode, line: string): YamlFault =>
  quoted(line) ?? { key: KEYED.exec(line)?.[1] ?? null, says: MESSAGES[code] ?? OTHERWISE };
