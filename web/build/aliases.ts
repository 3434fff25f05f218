import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Modules that stand in for others, in the built app and in the screen tests alike. */
export const ALIASES = {
  // React has it itself since version 18
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
  // Its build for browsers decodes by innerHTML, which the content policy refuses
  'decode-named-character-reference': resolve('decode-named-character-reference'),
};
