import type { Plugin } from 'vite';

/** A rule as Tailwind writes it for browsers that cannot mix colours, and the same once more for those that can. */
const TWICE = /([^{};]+)\{[^{}]*\}\s*@supports \(color: ?color-mix\(in lab, ?red, ?red\)\) ?\{\s*\1(\{[^{}]*\})\s*\}/g;

/** Leaves out what Tailwind writes for browsers older than ours: all of them mix colours. After Tailwind. */
export const supportedColours: Plugin = {
  name: 'bcs:supported-colours',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /styles\.css$/, code: '@supports' },
    handler: (code) => {
      const own = code.replace(TWICE, '$1$2');
      if (own.includes('color-mix(in lab')) throw new Error('Tailwind writes mixed colours in another way');
      return { code: own, map: null };
    },
  },
};
