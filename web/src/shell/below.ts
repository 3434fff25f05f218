import { lazyRouteComponent, type AnyRoute, type ErrorRouteComponent } from '@tanstack/react-router';

type Modules = Record<string, unknown>;

/**
 * Begins the pages of a table below one page: each has its address and the part of a module that it shows, which
 * arrives when somebody is about to go there. Its words for a failure are a part of the same module, or arrive with it:
 * they are there when the network is not. Pages with the same words begin with them: `below(App, sessionFailed)`.
 * web/build/route-files.ts reads these lines as they are written.
 */
export const below =
  <Parent extends AnyRoute>(parent: Parent, usual?: ErrorRouteComponent) =>
  <const Path extends string, Module extends Modules, Name extends string & keyof Module>(
    path: Path,
    load: () => Promise<Module>,
    name: Name,
    failed: ErrorRouteComponent | (string & keyof Module) | undefined = usual,
  ) => {
    const words = typeof failed === 'string' ? (lazyRouteComponent(load, failed) as ErrorRouteComponent) : failed;
    const both = () => Promise.all([load(), words?.preload?.()]).then(([module]) => module);
    return {
      getParentRoute: () => parent,
      path,
      component: lazyRouteComponent(both, name),
      ...(words && { errorComponent: words }),
    };
  };
