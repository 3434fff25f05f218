import { join } from 'node:path';
import router from '../tsr.config.json' with { type: 'json' };

const here = (path: string) => join(import.meta.dirname, '..', path);

/** The same options as `npm run check`, wherever the build or the tests are started from. */
export const ROUTER = {
  ...(router as object),
  routesDirectory: here(router.routesDirectory),
  generatedRouteTree: here(router.generatedRouteTree),
  // A page and its words for a failure come in one file
  codeSplittingOptions: { defaultBehavior: [['component', 'errorComponent', 'pendingComponent', 'notFoundComponent']] },
};
