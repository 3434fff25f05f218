import { lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';

type Modules = Record<string, unknown>;

/**
 * Begins the pages of a table below one page: each has its address and the part of a module that it shows, which
 * arrives when somebody is about to go there. web/build/route-files.ts reads these lines as they are written.
 */
export const below =
  <Parent extends AnyRoute>(parent: Parent) =>
  <const Path extends string, Module extends Modules, Name extends string & keyof Module>(
    path: Path,
    load: () => Promise<Module>,
    name: Name,
  ) => ({ getParentRoute: () => parent, path, component: lazyRouteComponent(load, name) });
