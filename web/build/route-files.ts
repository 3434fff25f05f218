import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A page of the application and the files that its first view begins with. */
export interface RouteFile {
  /** The path as in the address, with $ before names: /sessions/$sessionId. */
  readonly path: string;
  /** The layouts around it from the outermost inwards, then its own; below web. */
  readonly chain: readonly string[];
}

interface Declared {
  readonly id: string;
  readonly files: readonly string[];
}

const FOLDER = 'src/routes';
const DECLARED = /createFileRoute\('([^']+)'\)/;
/** A layout has a name that no address shows, or a first page at the same path. */
const isLayout = (id: string, ids: ReadonlySet<string>) => /\/_[^/]*$/.test(id) || ids.has(`${id}/`);

const TABLES = ['private', 'class', 'administration'].map((name) => `src/shell/${name}-table.ts`);
/**
 * The page around those of a table: `import { Route as App } from '#routes/_app.tsx'`, and `inApp = below(App)`, with the words
 * for a failure of all of them behind it.
 */
const AROUND = /import \{ Route as (\w+) \} from '#routes(.+)\.tsx'/g;
const BELOW = /const (\w+) = below\((\w+)(?:, (\w+))?\)/g;
const LINE = String.raw`\(\s*(?:'([^']+)'|path),\s*\(\) => import\('([^']+)'\),\s*'\w+'(?:,\s*(\w+))?`;
/** Words for a failure, which several pages name in their line. */
const WORDS = /const (\w+) = lazyRouteComponent\(\s*\(\) => import\('([^']+)'\)/g;
/** The addresses of pages that show the same, in front of their line. */
const SAME = /\[([^[\]]*)\] as const\s*\)\.map\(\(path\) =>[^[\]]*$/;

/** The pages of a table, with the files of their lines. */
async function inTable(root: string, table: string): Promise<Declared[]> {
  const text = await readFile(join(root, table), 'utf8');
  const around = new Map([...text.matchAll(AROUND)].map(([, name, path]) => [name, path]));
  const words = new Map([...text.matchAll(WORDS)].map(([, name, from]) => [name, from]));
  return [...text.matchAll(BELOW)].flatMap(([, begin = '', name, usual]) =>
    [...text.matchAll(new RegExp(`\\b${begin}${LINE}`, 'g'))].flatMap(
      ({ 1: path, 2: shown, 3: failed = usual, index }) => {
        const paths = path === undefined ? (SAME.exec(text.slice(0, index))?.[1]?.match(/[^'\s,]+/g) ?? []) : [path];
        const modules = [shown, words.get(failed ?? '')].filter((module) => module !== undefined);
        const files = modules.map((module) => module.replace(/^#/, 'src/').replace(/^\./, 'src/shell'));
        return paths.map((own) => ({ id: `${around.get(name) ?? ''}${own}`, files: [table, ...files] }));
      },
    ),
  );
}

/** Every route, from the files and the tables that declare them. */
export async function findRoutes(root: string): Promise<RouteFile[]> {
  const names = await readdir(join(root, FOLDER), { recursive: true });
  const files = names.map((name) => `${FOLDER}/${name.replaceAll('\\', '/')}`).filter((name) => name.endsWith('.tsx'));
  const inFiles = files.map(async (file): Promise<Declared[]> => {
    const id = DECLARED.exec(await readFile(join(root, file), 'utf8'))?.[1];
    return id === undefined ? [] : [{ id, files: [file] }];
  });
  const declared = (await Promise.all([...inFiles, ...TABLES.map((table) => inTable(root, table))])).flat();
  const ids = new Set(declared.map(({ id }) => id));
  const layouts = declared.filter(({ id }) => isLayout(id, ids));
  return declared
    .filter(({ id }) => !isLayout(id, ids))
    .map(({ files: own, id }) => ({
      path: id.replace(/\/_[^/]+/g, '').replace(/(.)\/$/, '$1') || '/',
      chain: [...layouts.filter((layout) => id.startsWith(`${layout.id}/`)).flatMap((layout) => layout.files), ...own],
    }));
}
