import type { Rollup } from 'vite';
import type { RouteFile } from './route-files.ts';

/** The router loads what a route shows as a module of its own. */
const SHOWN = '?tsr-split=component';
/** What stands before and around every private screen, loaded by their common layout. */
const ENTRANCE = 'src/shell/frame.tsx';

/** All scripts that the first view of a route needs, without those that the entry names already. */
export function preloadsOf(chunks: readonly Rollup.OutputChunk[], { chain }: RouteFile): string[] {
  const wanted = new Set<string>();
  const take = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || wanted.has(chunk.fileName)) return;
    wanted.add(chunk.fileName);
    for (const needed of chunk.imports) take(chunks.find(({ fileName }) => fileName === needed));
  };
  const holding = (module: string) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').includes(module)));
  take(chunks.find(({ isEntry }) => isEntry));
  const named = new Set(wanted);
  for (const file of chain) take(holding(`/${file}${SHOWN}`));
  if (chain.length > 1) take(holding(`/${ENTRANCE}`));
  return [...wanted].filter((file) => !named.has(file));
}
