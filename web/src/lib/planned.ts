import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallArguments, Input, Output, PostName } from './api.ts';
import type { CallFailed } from './call-failed.ts';
import { callQuery } from './queries.ts';

/** The state of saving what is shown. */
type Saving = { readonly pending: boolean; readonly failure: CallFailed | null };

/** A write that is previewed before it is made. */
export interface Planned<Shown> extends Saving {
  /** The latest preview; while another loads, or if none is possible, the one before it. */
  readonly shown: Shown | undefined;
  /** The reason why there is no preview. */
  readonly error: CallFailed | null;
  /** Tells whether the preview matches the latest choice: no other may be saved. */
  readonly isLatest: boolean;
  readonly isFetching: boolean;
}

const NOTHING_SENT: Saving = { pending: false, failure: null };

/**
 * The preview of a planned write, and how its save goes. While it is saved the preview stays as it was confirmed; a refusal
 * because something has changed meanwhile fetches it again, so that what is shown is what would be saved then.
 * ADM-044, ADM-045
 * @param wanted what is previewed; null while it cannot be yet
 */
export function usePlanned<Name extends PostName>(
  name: Name,
  wanted: Input<Name> | null,
  { pending, failure }: Saving = NOTHING_SENT,
): Planned<Output<Name>> {
  const {
    data: shown,
    error,
    isFetching,
    isPlaceholderData,
  } = useQuery({
    ...callQuery(name, ...([wanted ?? {}] as CallArguments<Name>)),
    enabled: wanted !== null && !pending,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const isLatest = wanted !== null && shown !== undefined && !isPlaceholderData;
  return { shown, error, isLatest, isFetching, pending, failure };
}
