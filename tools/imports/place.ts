import { isConfig, isTest, type Floor } from '#source-files';

/** Where a file stands in the house. */
export interface Place {
  readonly path: string;
  readonly floor: Floor;
  /** The folder under src: kernel, features, doors …; a file directly under src is its own shelf: app, contract. */
  readonly shelf: string;
  /** The rest of the path under the shelf, without extension. */
  readonly rest: string;
  readonly feature: string | null;
  /** In a feature, what the file is by the first word of its name: model, rules, queries, handlers … */
  readonly part: string;
  readonly test: boolean;
  readonly config: boolean;
}

/** What a contract feature is made of besides its rules. */
const DECLARED = ['model', 'failures', 'abilities', 'calls'];

/** A rule may carry the name of its noun alone: contract/src/features/attendance/check-in.ts. */
const partOf = (floor: Floor, name: string) => {
  const word = /^[a-z]+/.exec(name)?.[0] ?? '';
  return floor === 'contract' && !DECLARED.includes(word) ? 'rules' : word;
};

const SHELVED = /^(contract|server|web|e2e)\/src\/(.+)$/;

/** Finds the place of a file from its path, counted from the root of the repository. */
export function placeOf(path: string): Place {
  const shelved = SHELVED.exec(path);
  const floor = path.slice(0, path.indexOf('/')) as Floor;
  const inner = (shelved?.[2] ?? path.slice(floor.length + 1)).replace(/\.(tsx?|mts|mjs)$/, '');
  const [shelf = '', ...deeper] = inner.split('/');
  const feature = shelf === 'features' && deeper.length > 1 ? (deeper[0] ?? null) : null;
  const name = (feature === null ? deeper : deeper.slice(1)).join('/');
  return {
    path,
    floor,
    shelf: shelved ? shelf : '',
    rest: deeper.join('/'),
    feature,
    part: partOf(floor, name),
    test: isTest(path),
    config: isConfig(path),
  };
}
