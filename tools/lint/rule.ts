import { relative } from 'node:path';
import { ROOT } from '#root';

/** A node of a syntax tree, with the parts that our rules look at. */
export interface LintNode {
  readonly type: string;
  readonly loc: { readonly start: { readonly line: number } };
  readonly body?: readonly LintNode[];
  readonly source?: LintNode | null;
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly callee?: LintNode;
  readonly arguments?: readonly LintNode[];
  readonly elements?: readonly (LintNode | null)[];
  readonly key?: LintNode;
  readonly object?: LintNode;
  readonly property?: LintNode;
  readonly init?: LintNode | null;
  readonly operator?: string;
  readonly left?: LintNode;
  readonly right?: LintNode;
  readonly test?: LintNode | null;
  readonly consequent?: LintNode | null;
  readonly alternate?: LintNode | null;
  readonly name?: string;
  readonly value?: unknown;
}

/** The file under the linter, as it is handed to a rule. */
export interface RuleContext {
  readonly filename: string;
  readonly sourceCode: {
    getText(node: LintNode): string;
    getAllComments(): readonly (LintNode & { readonly value: string })[];
  };
  report(finding: { readonly node: LintNode; readonly message: string }): void;
}

export type Visitor = Readonly<Record<string, (node: LintNode) => void>>;

/** The path of a file from the root with forward slashes; null where it lies in no workspace. */
export function repositoryPath(filename: string): string | null {
  const path = relative(ROOT, filename).replaceAll('\\', '/');
  return /^(contract|server|web|e2e|tools)\//.test(path) ? path : null;
}
