import { useEffect, useState, useSyncExternalStore } from 'react';
import { ATTENDANCE_CHANGED } from '@bcs/contract/features/attendance/failures';
import type { Attendance } from '@bcs/contract/features/attendance/model';
import { post } from '#lib/api.ts';
import { CallFailed, isFailure } from '#lib/call-failed.ts';
import { createMarks, type Outcome, type Save } from './marks.ts';

export interface TableOwner {
  readonly sessionId: number;
  /** A change was stored: the row is written anew. */
  readonly onStored: (attendance: Attendance) => void;
  /** Somebody else was faster: the rows are fetched again before the conflict is shown. */
  readonly refresh: () => Promise<unknown>;
}

/** The changes of a table that are not stored yet, and how to make one. */
export function useMarks(owner: TableOwner) {
  const [marks] = useState(createMarks);
  useEffect(() => marks.saveWith((...wanted) => saveFor(owner, ...wanted)));
  const current = useSyncExternalStore(marks.subscribe, marks.current);
  useWarnBeforeLeaving(Array.from(current.values()).some(({ state }) => state === 'saving'));
  return { ...marks, marks: current };
}

async function saveFor(
  { sessionId, onStored, refresh }: TableOwner,
  ...[studentId, wish, version]: Parameters<Save>
): Promise<Outcome> {
  try {
    const { attendance } = await post('setAttendanceStatus', { sessionId, studentId, version, ...wish });
    onStored(attendance);
    return { kind: 'saved', attendance };
  } catch (error) {
    if (isFailure(error, ATTENDANCE_CHANGED)) {
      await refresh();
      return { kind: 'conflict' };
    }
    if (error instanceof CallFailed) return { kind: 'failed', message: error.message };
    throw error;
  }
}

/** The browser asks before a page is closed with changes on their way. */
function useWarnBeforeLeaving(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
}
