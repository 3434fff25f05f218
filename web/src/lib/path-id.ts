import { useParams } from '@tanstack/react-router';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { CallFailed } from './call-failed.ts';
import { parseId } from './search.ts';

/** The id in a path. What cannot be one is not there: /sessions/x is as unknown as a session that was deleted. */
export function pathId(text: string): number {
  const id = parseId(text);
  if (id === undefined) throw new CallFailed(FAILURES.NOT_FOUND);
  return id;
}

const usePath = () => useParams({ strict: false });

/** The id in the path of this page: `usePathId('courseId')`. */
export const usePathId = (name: keyof ReturnType<typeof usePath>): number => pathId(usePath()[name] ?? '');
