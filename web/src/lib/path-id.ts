import { useParams, type RegisteredRouter } from '@tanstack/react-router';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { CallFailed } from './call-failed.ts';
import { parseId } from './search.ts';

/** Reads the id in a path. An invalid one is treated as missing: /sessions/x is as unknown as a deleted session. */
export function pathId(text: string): number {
  const id = parseId(text);
  if (id === undefined) throw new CallFailed(FAILURES.NOT_FOUND);
  return id;
}

type NameIn<Path> = Path extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NameIn<More>
    : Rest
  : never;
type Paths = RegisteredRouter['routeTree']['types']['fileRouteTypes']['fullPaths'];

/** The id in the path of this page: `usePathId('courseId')`. */
export function usePathId(name: NameIn<Paths>): number {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
  return pathId(params[name] ?? '');
}
