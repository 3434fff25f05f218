import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { pages } from './build/pages-plugin.ts';
import router from './tsr.config.json' with { type: 'json' };

const PORT = Number(process.env['BCS_WEB_PORT'] ?? 3110);
const SERVER = process.env['BCS_SERVER_URL'] ?? 'http://127.0.0.1:3000';
const here = (path: string) => join(import.meta.dirname, path);
/** What the server answers itself. */
const SERVED = String.raw`^/(broker|api|graphql|files|realtime|dev|openapi(\.json)?|plain-pages\.css)([/?.]|$)`;

/** The same options as `npm run check`, wherever the build is started from. */
const ROUTER = {
  ...(router as object),
  routesDirectory: here(router.routesDirectory),
  generatedRouteTree: here(router.generatedRouteTree),
};

const CHUNKS = {
  groups: [
    // Every page needs these libraries: one long-lived file
    {
      name: 'vendor',
      priority: 20,
      test: /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|react-store|store|query-core|react-query)|use-sync-external-store|isbot|seroval.*|tiny-.*)[\\/]/,
    },
    // What every first view needs: without a group it falls into a dozen small files
    { name: 'start', priority: 15, tags: ['$initial'] },
    { name: 'tables', priority: 14, test: /src[\\/]kit[\\/](table|table-head|column|sort|scroll-area)\./ },
    // Small parts that most private pages share: one file instead of a request each
    {
      name: 'kit',
      priority: 13,
      minShareCount: 3,
      test: /src[\\/](kit[\\/](?!dialog|confirm|month|calendar|[a-z-]*field)|lib[\\/](?!draft))|node_modules[\\/]@tabler(?!.*Icon(Eye|AlertCircle))/,
    },
    // What the public forms share; fields go into all other forms as well
    { name: 'field', priority: 12, test: /src[\\/]kit[\\/](field|select-field)\./ },
    {
      name: 'auth',
      priority: 11,
      test: /src[\\/](features[\\/]identity[\\/](auth-layout|login-form)|kit[\\/](text-field|password-field)|lib[\\/]ready)\./,
    },
    // The frame of all private pages, and what stands before them
    {
      name: 'frame',
      priority: 5,
      test: /src[\\/](shell[\\/](app-layout|guard)|lib[\\/]now|kit[\\/]badge|features[\\/]enrollments[\\/]course-dates)\./,
    },
  ],
};

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [tanstackRouter(ROUTER), react(), tailwindcss(), pages()],
  build: {
    target: isSsrBuild ? 'node24' : 'baseline-widely-available',
    modulePreload: { polyfill: false },
    manifest: true,
    // The content policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: isSsrBuild || CHUNKS } },
  },
  server: {
    port: PORT,
    strictPort: true,
    proxy: { [SERVED]: { target: SERVER, ws: true } },
  },
}));
