import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rollup } from 'vite';
import { compressAll } from './compress.ts';
import { findRoutes, type RouteFile } from './route-files.ts';
import { pageOf, type Rendered } from './page.ts';
import { preloadsOf } from './preloads.ts';

/** The exports of src/prerender.tsx. */
interface Prerender {
  /** Renders a path ahead of time: its HTML and its title. */
  render: (path: string) => Promise<Rendered>;
}

/** The page of an unknown path: any path that is no route renders it. */
const NOWHERE = '/404';

/**
 * After the build: one HTML page per route, with what can be drawn before any script and with the files that the
 * route needs, and everything compressed. The server only sends files. See server/src/http/static.ts.
 */
export function pages(): Plugin {
  let config: ResolvedConfig;
  let chunks: Rollup.OutputChunk[] = [];
  return {
    name: 'bcs:pages',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    writeBundle: (_, bundle) => void (chunks = Object.values(bundle).filter((file) => file.type === 'chunk')),
    closeBundle: async () => {
      if (!config.build.ssr) await writePages(config.root, join(config.root, config.build.outDir), chunks);
    },
  };
}

async function writePages(root: string, dist: string, chunks: readonly Rollup.OutputChunk[]) {
  const [shell, routes, { render }] = await Promise.all([
    readFile(join(dist, 'index.html'), 'utf8'),
    findRoutes(root),
    prerender(root),
  ]);
  const nowhere: RouteFile = { path: NOWHERE, chain: [] };
  await mkdir(join(dist, 'pages'), { recursive: true });
  const written = await Promise.all(
    [...routes, nowhere].map(async (route) => {
      const file = `pages/${route.path.slice(1).replaceAll('/', '.') || 'index'}.html`;
      await writeFile(join(dist, file), pageOf(shell, preloadsOf(chunks, route, shell), await render(route.path)));
      return { path: route.path, file };
    }),
  );
  await writeFile(join(dist, 'pages.json'), JSON.stringify(written));
  await compressAll(dist);
}

/** Builds and loads the part that draws pages without a browser. */
async function prerender(root: string): Promise<Prerender> {
  const outDir = join(root, 'node_modules/.cache/prerender');
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true },
  });
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Prerender;
}
