import { useEffect, useRef } from 'react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { fullName } from '@bcs/contract/kernel/full-name';
import { plural } from '@bcs/contract/kernel/plural';
import { useAttendanceTable } from '#features/attendance/use-attendance-table.ts';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { refreshAfter } from '#lib/changes.ts';
import { callQuery } from '#lib/queries.ts';

/** The students of a session without attendance, by name, who can be marked present at once. D-240 */
export function AttendanceInPlace({ sessionId }: { sessionId: number }) {
  const client = useQueryClient();
  const query = callQuery('attendance', { sessionId });
  const { data } = useSuspenseQuery(query);
  const table = useAttendanceTable('students' in data ? data.students : [], {
    sessionId,
    onStored: () => undefined,
    refresh: () => client.refetchQueries(query),
  });
  const changes = [...table.marks.values()];
  useRefreshOnceSaved(changes.some(({ state }) => state === 'saving'));
  const open = 'students' in data ? data.students.filter(table.isOpen) : [];
  const lost = changes.filter(({ state }) => state === 'conflict' || state === 'failed');
  return (
    <div className="grid gap-3">
      {open.length > 0 && (
        <p className="text-sm wrap-anywhere text-muted">{open.map(({ student }) => fullName(student)).join(', ')}</p>
      )}
      {lost.length > 0 && (
        <Alert tone="bad">
          {plural(lost.length, 'change was', 'changes were')} not saved. Take attendance instead.
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {table.markedCount === 0 ? (
          open.length > 0 && (
            <Button size="sm" onClick={table.allPresent}>
              All present
            </Button>
          )
        ) : (
          <>
            <span role="status">{plural(table.markedCount, 'student was', 'students were')} marked present.</span>
            {/* in the place of the button that had the focus */}
            <Button size="sm" ref={(button) => button?.focus()} onClick={table.undo}>
              Undo
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** Fetches again what the marks have changed, once for all of them. */
function useRefreshOnceSaved(isSaving: boolean) {
  const client = useQueryClient();
  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !isSaving) void refreshAfter(client, 'setAttendanceStatus');
    wasSaving.current = isSaving;
  }, [client, isSaving]);
}
