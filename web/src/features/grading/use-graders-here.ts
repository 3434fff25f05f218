import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PresentGrader } from '@bcs/contract/features/grading/model';
import { PRESENCE_EVERY } from '@bcs/contract/features/grading/presence';
import { sendBeacon } from '#lib/api.ts';
import { callQuery } from '#lib/queries.ts';

const NOBODY: readonly PresentGrader[] = [];

/**
 * Who else grades this work right now. Asking is the sign that the reader does; a page in the background gives none, and
 * one that is left says so.
 */
export function useGradersHere(submissionId: number): readonly PresentGrader[] {
  const { data } = useQuery({
    ...callQuery('gradingPresence', { submissionId, here: true }),
    refetchInterval: PRESENCE_EVERY,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
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
