import { join } from 'node:path';
import router from '../tsr.config.json' with { type: 'json' };

const here = (path: string) => join(import.meta.dirname, '..', path);

/** The options of the route generator, equal to those of `npm run check` wherever build or tests are started from. */
export const ROUTER = {
  ...(router as object),
  routesDirectory: here(router.routesDirectory),
  generatedRouteTree: here(router.generatedRouteTree),
  // A page and its words for a failure come in one file
  codeSplittingOptions: { defaultBehavior: [['component', 'errorComponent', 'pendingComponent', 'notFoundComponent']] },
};
