import { relative } from 'node:path';
import { ROOT } from '#root';

/** A node of a syntax tree, with the parts that our rules look at. */
export interface Node {
  readonly type: string;
  readonly loc: { readonly start: { readonly line: number } };
  readonly body?: readonly Node[];
  readonly source?: Node | null;
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
  readonly elements?: readonly (Node | null)[];
  readonly key?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly init?: Node | null;
  readonly operator?: string;
  readonly left?: Node;
  readonly right?: Node;
  readonly test?: Node | null;
  readonly consequent?: Node | null;
  readonly alternate?: Node | null;
  readonly name?: string;
  readonly value?: unknown;
}

/** The file under the linter, as it is handed to a rule. */
export interface RuleContext {
  readonly filename: string;
  readonly sourceCode: {
    getText(node: Node): string;
    getAllComments(): readonly (Node & { readonly value: string })[];
  };
  report(finding: { readonly node: Node; readonly message: string }): void;
}

export type Visitor = Readonly<Record<string, (node: Node) => void>>;

/** The path of a file from the root with forward slashes; null where it lies in no workspace. */
export function pathOf(filename: string): string | null {
  const path = relative(ROOT, filename).replaceAll('\\', '/');
  return /^(contract|server|web|e2e|tools)\//.test(path) ? path : null;
}
