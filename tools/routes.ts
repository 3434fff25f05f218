/** Writes web/src/routeTree.gen.ts from the files in web/src/routes. */
import { resolve } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';

const web = resolve(import.meta.dirname, '../web');

/** Writes the tree of routes with the options of the Vite plugin: both read web/tsr.config.json. */
export async function generateRoutes() {
  await new Generator({ config: getConfig({}, web), root: web }).run();
}

if (import.meta.main) await generateRoutes();
