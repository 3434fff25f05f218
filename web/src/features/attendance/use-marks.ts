import { useEffect, useState, useSyncExternalStore } from 'react';
import { ATTENDANCE_CHANGED } from '@bcs/contract/features/attendance/failures';
import type { Attendance } from '@bcs/contract/features/attendance/model';
import { post } from '#lib/api.ts';
import { CallFailed, isFailure } from '#lib/call-failed.ts';
import { createMarks, type MarkOutcome, type SaveStatus } from './marks.ts';

/** The owner of changes: the session, the table that shows what was stored, and what fetches its rows again. */
export interface MarksOwner {
  readonly sessionId: number;
  readonly onStored: (attendance: Attendance) => void;
  readonly refresh: () => Promise<unknown>;
}

/** The changes of a table that are not stored yet, and how to make one. */
export function useMarks(owner: MarksOwner) {
  const [marks] = useState(createMarks);
  useEffect(() => marks.saveWith((...wanted) => saveFor(owner, ...wanted)));
  const current = useSyncExternalStore(marks.subscribe, marks.current);
  useWarnBeforeLeaving(Array.from(current.values()).some(({ state }) => state === 'saving'));
  return { ...marks, marks: current };
}

async function saveFor(
  { sessionId, onStored, refresh }: MarksOwner,
  ...[studentId, wish, version]: Parameters<SaveStatus>
): Promise<MarkOutcome> {
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
