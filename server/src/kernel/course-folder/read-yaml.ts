import { isAlias, isNode, LineCounter, parseDocument, visit, type Document, type ErrorCode } from 'yaml';

/** A YAML mistake in words for people, with its key if there is one. ADM-106 */
type YamlFault = Readonly<{ key: string | null; says: string }>;

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

/** Tells why a value has to be quoted. */
function whyQuoted(value: string): string {
  if (/:(?:\s|$)/.test(value)) return 'since it has a colon';
  const [first = ''] = value;
  return /[\p{L}\p{N}]/u.test(first) ? 'since it could be read as something else' : `since it begins with ${first}`;
}

/** The length above which a line is not a case of forgotten quotes. */
const LONGEST_LINE = 400;

/** Suggests quotes if they would make a line valid; null if the mistake is elsewhere. */
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

/** Words the mistake in a line, by the parser's error code. */
const yamlFault = (code: ErrorCode, line: string): YamlFault =>
  quoted(line) ?? { key: KEYED.exec(line)?.[1] ?? null, says: MESSAGES[code] ?? OTHERWISE };

interface Fault extends YamlFault {
  readonly line: number;
}
export interface ReadYaml {
  readonly value: unknown;
  readonly document: Document | null;
  /** The line of an offset in the text, from 1. */
  readonly lineAt: (offset: number) => number;
  readonly faults: readonly Fault[];
}

/** Finds YAML features that are not allowed, because they could grow without limit or create objects. ADM-129 */
function refusedIn(document: Document, lineAt: (offset: number) => number): Fault[] {
  const faults: Fault[] = [];
  const refuse = (offset: number | undefined, what: string) =>
    faults.push({
      line: lineAt(offset ?? 0),
      key: null,
      says: `${what} are not supported here; write out what they stand for`,
    });
  visit(document, (_, node) => {
    if (!isNode(node)) return;
    if (isAlias(node)) refuse(node.range?.[0], 'aliases');
    else if (node.anchor !== undefined) refuse(node.range?.[0], 'anchors');
    if (node.tag !== undefined) refuse(node.range?.[0], 'tags');
  });
  return faults;
}

/** The highest number of mistakes that are worded, since each has a cost. */
const MOST_FAULTS = 50;

/** Keeps one mistake per line, since others usually follow from the first. */
function oneOfEachLine<Placed extends { readonly line: number }>(faults: readonly Placed[]): Placed[] {
  const lines = new Set<number>();
  return faults.filter(({ line }) => !lines.has(line) && lines.add(line));
}

/**
 * Reads one YAML document of plain facts, without anchors, aliases, tags, directives or repeated keys. Never throws.
 */
export function readYaml(text: string): ReadYaml {
  const lines = new LineCounter();
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line);
  const refused = (faults: readonly Fault[]): ReadYaml => ({ value: null, document: null, lineAt, faults });
  try {
    const document = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      stringKeys: true,
      version: '1.2',
      schema: 'core',
    });
    const written = text.split('\n');
    const placed = [...document.errors, ...document.warnings].map(({ pos, code }) => ({ line: lineAt(pos[0]), code }));
    const wrong = oneOfEachLine(placed)
      .slice(0, MOST_FAULTS)
      .map(({ line, code }): Fault => ({
        line,
        ...yamlFault(code, written[line - 1] ?? ''),
      }));
    if (/(?:^|\n)%/.test(text)) wrong.push({ line: 1, key: null, says: 'directives are not read here' });
    const faults = oneOfEachLine([...wrong, ...refusedIn(document, lineAt)]).slice(0, MOST_FAULTS);
    return faults.length > 0 ? refused(faults) : { value: document.toJS(), document, lineAt, faults };
  } catch (error) {
    if (error instanceof RangeError) return refused([{ line: 1, key: null, says: 'is nested too deeply' }]);
    throw error;
  }
}
