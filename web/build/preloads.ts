import type { Rollup } from 'vite';
import type { RouteFile } from './route-files.ts';

/** The router loads what a route shows as a module of its own. */
const COMPONENT_SUFFIX = '?tsr-split=component';

/** All scripts and style sheets that the first view of a route needs, without those that the page of Vite names already. */
export function preloadsOf(chunks: readonly Rollup.OutputChunk[], { chain }: RouteFile, shell: string): string[] {
  const wanted = new Set<string>();
  const take = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || wanted.has(chunk.fileName)) return;
    wanted.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) wanted.add(sheet);
    for (const needed of chunk.imports) take(chunks.find(({ fileName }) => fileName === needed));
  };
  const holding = (isWanted: (id: string) => boolean) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => isWanted(id.replaceAll('\\', '/'))));
  for (const file of chain) {
    take(holding((id) => id.endsWith(`/${file}`)));
    take(holding((id) => id.includes(`/${file}${COMPONENT_SUFFIX}`)));
  }
  return [...wanted].filter((file) => !shell.includes(file));
}
