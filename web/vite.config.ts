import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ALIASES } from './build/aliases.ts';
import { chunks, fileNameOf, preloadsBeside } from './build/chunks.ts';
import { directIcons } from './build/direct-icons.ts';
import { modulesList } from './build/modules-list.ts';
import { pages } from './build/pages-plugin.ts';
import { ROUTER } from './build/router.ts';
import { supportedColours } from './build/supported-colours.ts';

const PORT = Number(process.env['BCS_WEB_PORT'] ?? 3110);
const SERVER = process.env['BCS_SERVER_URL'] ?? 'http://127.0.0.1:3000';
/** The paths that the server answers itself. */
const SERVED = String.raw`^/(broker|api|graphql|files|calendar|realtime|dev|openapi(\.json)?|plain-pages\.css|billing/statement)([/?.]|$)`;

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  resolve: { alias: ALIASES },
  plugins: [directIcons, tanstackRouter(ROUTER), react(), tailwindcss(), supportedColours, modulesList, pages()],
  build: {
    target: isSsrBuild ? 'node24' : 'baseline-widely-available',
    modulePreload: { polyfill: false, resolveDependencies: preloadsBeside },
    // The content policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: isSsrBuild ? {} : { codeSplitting: chunks(), chunkFileNames: fileNameOf },
    },
  },
  server: {
    port: PORT,
    strictPort: true,
    proxy: { [SERVED]: { target: SERVER, ws: true } },
  },
}));
