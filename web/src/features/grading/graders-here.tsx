import { IconUsers } from '@tabler/icons-react';
import { presenceText, PRESENCE_INTERVAL } from '@bcs/contract/features/grading/presence';
import { useEffect } from 'react';
import type { PresentGrader } from '@bcs/contract/features/grading/model';
import { sendBeacon } from '#lib/api.ts';
import { useRead } from '#lib/queries.ts';

const NOBODY: readonly PresentGrader[] = [];

/**
 * Returns the other people who are grading this work right now. The request itself signals that the reader is grading
 * too; a page in the background sends none, and one that is left says so.
 */
function useGradersHere(submissionId: number): readonly PresentGrader[] {
  const { data } = useRead(
    'gradingPresence',
    { submissionId, here: true },
    { refetchInterval: PRESENCE_INTERVAL, staleTime: 0, gcTime: 0, retry: false },
  );
  useEffect(() => {
    const leave = () => sendBeacon('gradingPresence', { submissionId, here: false });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [submissionId]);
  return data?.others ?? NOBODY;
}

/**
 * 'Daniel Brooks is grading this too.' Nothing while the reader is alone with the work. It belongs below the choices:
 * who comes and goes must not move a grade away from under the hand.
 */
export function GradersHere({ submissionId }: { submissionId: number }) {
  const text = presenceText(useGradersHere(submissionId));
  return (
    <div role="status" className="not-has-[p]:-mt-4">
      {text && (
        <p className="flex items-start gap-2 rounded-control bg-brand-soft px-3 py-2 text-sm font-medium text-brand">
          <IconUsers size={18} aria-hidden className="mt-0.5 shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}
