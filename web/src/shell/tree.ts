import type { routeTree } from '#routeTree.gen.ts';
import type { ADMINISTRATION_TABLE } from './administration-table.ts';
import type { CLASS_TABLE } from './class-table.ts';
import type { PRIVATE_TABLE } from './private-table.ts';

type Files = (typeof routeTree)['types']['fileRouteTypes'];
type Tabled = (typeof PRIVATE_TABLE | typeof CLASS_TABLE | typeof ADMINISTRATION_TABLE)[number];
type Around<Page extends Tabled> = Page['types']['parentRoute'];
type Id<Page extends Tabled> = `${Around<Page>['id']}${Page['path']}`;
type FullPath<Page extends Tabled> =
  `${Around<Page>['fullPath'] extends '/' ? '' : Around<Page>['fullPath']}${Page['path']}`;
type To<Page extends Tabled> =
  FullPath<Page> extends infer Path ? (Path extends `${infer Above}/` ? Above : Path) : never;
type ById = { [Page in Tabled as Id<Page>]: Page };
// a line of a table identifies its page by the path without the trailing slash
type ByFullPath = { [Page in Tabled as FullPath<Page> | Page['fullPath']]: Page };
type ByTo = { [Page in Tabled as To<Page> & string]: Page };

/** The pages that have files, from the generated tree, with those of the tables: the possible targets of links. */
interface Pages {
  // the first page of a table has the path of the layout around it
  fileRoutesByFullPath: Omit<Files['fileRoutesByFullPath'], keyof ByFullPath> & ByFullPath;
  fullPaths: Files['fullPaths'] | keyof ByFullPath;
  fileRoutesByTo: Omit<Files['fileRoutesByTo'], keyof ByTo> & ByTo;
  to: Files['to'] | keyof ByTo;
  id: Files['id'] | keyof ById;
  fileRoutesById: Files['fileRoutesById'] & ById;
}

/** The type of the tree with all pages in it. */
export type Tree = ReturnType<typeof routeTree._addFileTypes<Pages>>;
