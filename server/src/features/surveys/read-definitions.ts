import { LineCounter, parseAllDocuments, type Document } from 'yaml';
import type { z } from 'zod';
import { definitionFaults } from '@bcs/contract/features/surveys/faults';
import { FormDefinition } from '@bcs/contract/features/surveys/model';
import { nameOf, fieldOffset, offsetOfKey } from '#kernel/yaml-places';

export type DefinitionMistake = Readonly<{ line: number; says: string }>;
export type ReadDefinitions = Readonly<{ forms: readonly FormDefinition[]; mistakes: readonly DefinitionMistake[] }>;

const LARGEST = 1024 * 1024;

type Issue = z.core.$ZodIssue;

const said = ({ path, message }: Issue): string => `${path.length === 0 ? 'form' : nameOf(path)}: ${message}`;

function mistakesOf(
  document: Document,
  issues: readonly Issue[],
  lineAt: (offset: number) => number,
): DefinitionMistake[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          line: lineAt(offsetOfKey(document, issue.path, key)),
          says: `${nameOf([...issue.path, key])}: is not a field of a form`,
        }))
      : [{ line: lineAt(fieldOffset(document, issue.path)), says: said(issue) }],
  );
}

function readOne(document: Document, lineAt: (offset: number) => number): ReadDefinitions {
  if (document.errors.length > 0)
    return {
      forms: [],
      mistakes: document.errors.map(({ pos, message }) => ({
        line: lineAt(pos[0]),
        says: message.split('\n')[0] ?? '',
      })),
    };
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    return { forms: [], mistakes: [{ line: lineAt(fieldOffset(document, [])), says: (error as Error).message }] };
  }
  const read = FormDefinition.safeParse(value);
  if (!read.success) return { forms: [], mistakes: mistakesOf(document, read.error.issues, lineAt) };
  const faults = definitionFaults(read.data).map(({ path, says }) => ({
    line: lineAt(fieldOffset(document, path)),
    says: `${nameOf(path)}: ${says}`,
  }));
  return faults.length > 0 ? { forms: [], mistakes: faults } : { forms: [read.data], mistakes: [] };
}

/**
 * Reads the definitions of forms in YAML or JSON, several of them separated by `---`. Mistakes are reported with their
 * line, and each form may occur once. D-136
 */
export function readDefinitions(text: string): ReadDefinitions {
  if (text.length > LARGEST) return { forms: [], mistakes: [{ line: 1, says: 'the file is larger than 1 MB' }] };
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false });
  if (!Array.isArray(documents) || documents.length === 0)
    return { forms: [], mistakes: [{ line: 1, says: 'the file is empty' }] };
  const read = documents.map((document) => ({ document, ...readOne(document, lineAt) }));
  const names = read.flatMap(({ forms }) => forms.map(({ name }) => name));
  const twice = read.flatMap(({ document, forms: [form] }, index) =>
    form && names.indexOf(form.name) < read.slice(0, index).flatMap(({ forms }) => forms).length
      ? [{ line: lineAt(fieldOffset(document, ['name'])), says: `name: '${form.name}' appears twice in this file` }]
      : [],
  );
  return {
    forms: read.flatMap(({ forms }) => forms),
    mistakes: [...read.flatMap(({ mistakes }) => mistakes), ...twice],
  };
}
