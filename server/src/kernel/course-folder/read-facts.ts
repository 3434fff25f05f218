import { z } from 'zod';
import type { Document } from 'yaml';
import { nameOf, fieldOffset, offsetOfKey, type YamlPath } from '#kernel/yaml-places';
import type { Mistake } from './folder.ts';
import { readYaml } from './read-yaml.ts';
import { FOLDER_BOUNDS } from './bounds.ts';

/** Matches comments, which may be long and are ignored. */
const NOTE = /^\s*#.*$/gm;
/** Matches the beginnings of keys, list entries and levels. */
const MARK = /[,[{]|[:?-](?=\s|$)/g;
const LINE = /\n/g;

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/**
 * Tells which limit the keys before a text exceed, before they are parsed; null if none. Parsers of YAML compare every
 * key with all others, so that a small file could block the process.
 */
function tooMuchOfFacts(text: string): string | null {
  if (text.length > FOLDER_BOUNDS.mostFacts) return 'has keys of more than 32 kB';
  const said = text.replaceAll(NOTE, '');
  if (countOf(said, MARK) > FOLDER_BOUNDS.mostMarks) return `has more than ${FOLDER_BOUNDS.mostMarks} keys and values`;
  if (countOf(text, LINE) > FOLDER_BOUNDS.mostLines) return `has keys in more than ${FOLDER_BOUNDS.mostLines} lines`;
  return null;
}

/** The edit distance of two words. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (let at = 1; at <= other.length; at++)
      line.push(
        Math.min(
          (above[at] ?? 0) + 1,
          (line[at - 1] ?? 0) + 1,
          (above[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1),
        ),
      );
    above = line;
  }
  return above.at(-1) ?? 0;
}

const MAX_WORD_LENGTH = 60;

/** The known word that is most similar to what was written. ADM-106 */
function nearest(written: string, known: readonly string[]): string {
  const word = written.slice(0, MAX_WORD_LENGTH).toLowerCase();
  const far = (each: string) => distance(word, each.toLowerCase());
  return known.reduce((best, each) => (far(each) < far(best) ? each : best), known[0] ?? '');
}

interface Source {
  readonly file: string;
  readonly text: string;
  /** The number of lines before the text. */
  readonly linesBefore: number;
}
export type ReadFacts<S extends z.ZodObject> =
  | Readonly<{ facts: z.output<S>; lineOf: (path: YamlPath) => number; mistakes: readonly [] }>
  | Readonly<{ facts: null; mistakes: readonly Mistake[] }>;

/** Reads the facts of a file by their schema, and reports every mistake with line and key. ADM-106 */
export function readFacts<S extends z.ZodObject>(shape: S, { file, text, linesBefore }: Source): ReadFacts<S> {
  const tooMuch = tooMuchOfFacts(text);
  if (tooMuch !== null) return { facts: null, mistakes: [{ file, line: 1 + linesBefore, key: null, says: tooMuch }] };
  const { value, document, lineAt, faults } = readYaml(text);
  const mistake = (line: number, key: string | null, says: string): Mistake => ({
    file,
    line: line + linesBefore,
    key,
    says,
  });
  if (!document) return { facts: null, mistakes: faults.map(({ line, key, says }) => mistake(line, key, says)) };
  const read = shape.safeParse(value ?? {});
  const lineOf = (path: YamlPath) => lineAt(fieldOffset(document, path)) + linesBefore;
  if (read.success) return { facts: read.data as z.output<S>, lineOf, mistakes: [] };
  const mistakes = read.error.issues.flatMap((issue): Mistake[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) =>
          mistake(
            lineAt(offsetOfKey(document, issue.path, key)),
            nameOf([...issue.path, key]),
            `is not a key here; the nearest is ${nearest(key, keysOf(shapeAt(shape, issue.path)))}`,
          ),
        )
      : [mistake(lineOf(issue.path) - linesBefore, keyOf(issue.path), sentenceOf(issue, document, shape))],
  );
  return { facts: null, mistakes };
}

const keyOf = (path: YamlPath): string | null => (path.length === 0 ? null : nameOf(path));

/** Words a mistake: rules have their own sentence, otherwise it says what is expected. */
function sentenceOf(issue: z.core.$ZodIssue, document: Document, shape: z.ZodType): string {
  if (issue.path.length === 0) return 'must be keys with values, such as name: HTML and CSS';
  if (issue.code === 'custom') return issue.message;
  const expected = shapeAt(shape, issue.path)?.description ?? issue.message;
  return document.hasIn(issue.path) ? `must be ${expected}` : `is missing: ${expected}`;
}

/** The schema at a path, without optional wrappers. */
function shapeAt(shape: z.ZodType, path: YamlPath): z.ZodType | undefined {
  let at: z.ZodType | undefined = bare(shape);
  for (const part of path) at = at instanceof z.ZodObject ? bare(at.shape[String(part)]) : undefined;
  return at;
}

function bare(shape: z.ZodType | undefined): z.ZodType | undefined {
  let inner = shape;
  while (inner instanceof z.ZodDefault || inner instanceof z.ZodNullable || inner instanceof z.ZodOptional)
    inner = inner.unwrap() as z.ZodType;
  return inner;
}

const keysOf = (shape: z.ZodType | undefined): string[] =>
  shape instanceof z.ZodObject ? Object.keys(shape.shape) : [];
