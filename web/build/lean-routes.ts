import type { Plugin } from 'vite';

/** An id that says the same as the path behind it. */
const SAME_ID = /id: ('[^']+'),\s+path: \1,/g;
/** The children of a route, under names that only types look at. */
const CHILDREN = /(?<=^const \w+RouteChildren: \w+ = )\{([^}]*)\}/gm;
const NAME = /\w+:/g;
/** The path that the file of a page names for its types; the tree has it. */
const OWN_PATH = /(?<=\bcreateFileRoute\()(["'])[^"']+\1/;

const leanTree: Plugin = {
  name: 'bcs:lean-tree',
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

/** After the router's own plugin, which looks at the path. */
const leanPages: Plugin = {
  name: 'bcs:lean-pages',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /src[\\/]routes[\\/].+\.tsx$/, code: 'createFileRoute' },
    handler: (code) => ({ code: code.replace(OWN_PATH, "''"), map: null }),
  },
};

/**
 * Leaves out of the route tree and of its pages what only types need, since every first view carries the whole tree.
 * Fails the build when the generator writes something else than it used to.
 */
export const leanRoutes = [leanTree, leanPages];
