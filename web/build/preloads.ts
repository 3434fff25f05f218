import type { Manifest } from 'vite';
import type { RouteFile } from './route-files.ts';

/** The router loads what a route shows as a file of its own. */
const COMPONENT = '?tsr-split=component';
const ENTRY = 'index.html';
/** What stands before and around every private screen, loaded by their common layout. */
const ENTRANCE = 'src/shell/frame.tsx';

/** All scripts that the first view of a route needs, without those that the entry names already. */
export function preloadsOf(manifest: Manifest, { chain }: RouteFile): string[] {
  const wanted = new Set<string>();
  const take = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || wanted.has(key)) return;
    wanted.add(key);
    for (const needed of chunk.imports ?? []) take(needed);
  };
  take(ENTRY);
  const named = new Set(wanted);
  for (const file of chain) take(file + COMPONENT);
  if (chain.length > 1) take(ENTRANCE);
  return [...wanted].filter((key) => !named.has(key)).flatMap((key) => manifest[key]?.file ?? []);
}

/** Every script of the first view: what the budgets count. */
export function scriptsOf(manifest: Manifest, route: RouteFile): string[] {
  const entry = preloadsOf({ ...manifest, [ENTRY]: { file: '' } }, route);
  const own = manifest[ENTRY]?.file;
  return [...new Set([...(own ? [own] : []), ...entry])].filter((file) => file.endsWith('.js'));
}
