import { Visitor, parseSync } from 'oxc-parser';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Vanishes before the program runs: `import type …`, `export type …`, `import('…').T`. */
  readonly typeOnly: boolean;
  /** `export … from`: passes on what it does not own. */
  readonly passesOn: 'all' | 'some' | false;
}

export interface ParsedFile {
  readonly imports: readonly Import[];
  /** There is nothing in it but `export … from`. */
  readonly onlyPassesOn: boolean;
}

type Parsed = ReturnType<typeof parseSync>;
const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;
const unquoted = (text: string) => text.trim().replace(/^(['"`])(.*)\1$/s, '$2');

function* staticImports(text: string, { module }: Parsed): Generator<Import> {
  for (const { start, end, moduleRequest } of module.staticImports) {
    const typeOnly = /^import\s+type\b/.test(text.slice(start, end));
    yield { specifier: moduleRequest.value, line: lineAt(text, start), typeOnly, passesOn: false };
  }
  for (const { start, end, entries } of module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (!from) continue;
    const typeOnly = /^export\s+type\b/.test(text.slice(start, end));
    const passesOn = entries.some((entry) => entry.importName.kind.startsWith('All')) ? 'all' : 'some';
    yield { specifier: from.value, line: lineAt(text, start), typeOnly, passesOn };
  }
}

function* dynamicImports(text: string, { module }: Parsed): Generator<Import> {
  for (const { start, moduleRequest } of module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    if (!/^\s*['"`]/.test(written)) continue;
    yield { specifier: unquoted(written), line: lineAt(text, start), typeOnly: false, passesOn: false };
  }
}

function typeQueries(text: string, parsed: Parsed): Import[] {
  const found: Import[] = [];
  if (!/\bimport\s*\(/.test(text)) return found;
  new Visitor({
    TSImportType: ({ source, start }) => {
      found.push({ specifier: source.value, line: lineAt(text, start), typeOnly: true, passesOn: false });
    },
  }).visit(parsed.program);
  return found;
}

/** Reads every import of a file: static and dynamic, of values and of types. */
export function parseFile(path: string, text: string): ParsedFile {
  const parsed = parseSync(path, text);
  const imports = [...staticImports(text, parsed), ...dynamicImports(text, parsed), ...typeQueries(text, parsed)];
  const exportsFrom = imports.filter((each) => each.passesOn).length;
  return { imports, onlyPassesOn: exportsFrom > 0 && exportsFrom === parsed.program.body.length };
}
