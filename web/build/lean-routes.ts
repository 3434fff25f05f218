import type { Plugin } from 'vite';

/** An id that says the same as the path behind it. */
const SAME_ID = /id: ('[^']+'),\s+path: \1,/g;
/** The children of a route, under names that only types look at. */
const CHILDREN = /(?<=^const \w+RouteChildren: \w+ = )\{([^}]*)\}/gm;
const NAME = /\w+:/g;

/**
 * Leaves out of the generated route tree what only its types need, since every first view carries the whole tree.
 * Fails the build when the generator writes something else than it used to.
 */
export function leanRoutes(): Plugin {
  return {
    name: 'bcs:lean-routes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /routeTree\.gen\.ts$/ },
      handler(code) {
        const lean = code
          .replace(SAME_ID, 'path: $1,')
          .replace(CHILDREN, (_, children: string) => `[${children.replace(NAME, '')}]`);
        if (SAME_ID.test(lean) || lean.length > code.length * 0.95) throw new Error('the route tree is written anew');
        return { code: lean, map: null };
      },
    },
  };
}
