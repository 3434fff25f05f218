import { isConfig, isTest, type Workspace } from '#source-files';

/** The place of a file in the repository. */
export interface SourceLocation {
  readonly path: string;
  readonly workspace: Workspace;
  /** The folder under src: kernel, features, http …; a file directly under src is its own layer: app, contract. */
  readonly layer: string;
  /** The rest of the path under the layer, without extension. */
  readonly rest: string;
  readonly feature: string | null;
  /** In a feature, what the file is by the first word of its name: model, rules, queries, handlers … */
  readonly part: string;
  readonly test: boolean;
  readonly config: boolean;
}

/** The parts of a contract feature besides its rules. */
const DECLARED = ['model', 'failures', 'abilities', 'calls'];

/** A rule may carry the name of its noun alone: contract/src/features/attendance/check-in.ts. */
const partOf = (workspace: Workspace, name: string) => {
  const word = /^[a-z]+/.exec(name)?.[0] ?? '';
  return workspace === 'contract' && !DECLARED.includes(word) ? 'rules' : word;
};

const IN_SRC = /^(contract|server|web|e2e)\/src\/(.+)$/;

/** Finds the place of a file by its path from the root of the repository. */
export function locate(path: string): SourceLocation {
  const inSrc = IN_SRC.exec(path);
  const workspace = path.slice(0, path.indexOf('/')) as Workspace;
  const inner = (inSrc?.[2] ?? path.slice(workspace.length + 1)).replace(/\.(tsx?|mts|mjs)$/, '');
  const [layer = '', ...deeper] = inner.split('/');
  const feature = layer === 'features' && deeper.length > 1 ? (deeper[0] ?? null) : null;
  // a large feature keeps its files in rooms, which say nothing of what they are
  const name = feature === null ? deeper.join('/') : (deeper.at(-1) ?? '');
  return {
    path,
    workspace,
    layer: inSrc ? layer : '',
    rest: deeper.join('/'),
    feature,
    part: partOf(workspace, name),
    test: isTest(path),
    config: isConfig(path),
  };
}
