import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A page of the application and the files of its route, from the outermost layout inwards. */
export interface RouteFile {
  /** The path as in the address, with $ before names: /sessions/$sessionId. */
  readonly path: string;
  /** Their names in the manifest. */
  readonly chain: readonly string[];
}

const FOLDER = 'src/routes';
const DECLARED = /createFileRoute\('([^']+)'\)/;
/** A layout has a name that no address shows, or a first page at the same path. */
const isLayout = (id: string, ids: ReadonlySet<string>) => /\/_[^/]*$/.test(id) || ids.has(`${id}/`);

/** Every route, from the files that declare them. */
export async function findRoutes(root: string): Promise<RouteFile[]> {
  const names = await readdir(join(root, FOLDER), { recursive: true });
  const files = names.map((name) => `${FOLDER}/${name.replaceAll('\\', '/')}`).filter((name) => name.endsWith('.tsx'));
  const found = await Promise.all(
    files.map(async (file) => ({ file, id: DECLARED.exec(await readFile(join(root, file), 'utf8'))?.[1] })),
  );
  const declared = found.flatMap(({ file, id }) => (id === undefined ? [] : [{ file, id }]));
  const ids = new Set(declared.map(({ id }) => id));
  const layouts = declared.filter(({ id }) => isLayout(id, ids));
  return declared
    .filter(({ id }) => !isLayout(id, ids))
    .map(({ file, id }) => ({
      path: id.replace(/\/_[^/]+/g, '').replace(/(.)\/$/, '$1') || '/',
      chain: [...layouts.filter((layout) => id.startsWith(`${layout.id}/`)).map((layout) => layout.file), file],
    }));
}
