import { useDeferredValue } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { List, Order, Search } from '#lib/list.ts';

/** Keys of the address with their new values; what is undefined leaves it. */
type Changed = Readonly<Record<string, string | undefined>>;

/** A list of administration on its screen. */
export interface ListState<Wanted extends Order, Data> {
  readonly list: Pick<List<Wanted, Data, never>, 'noun' | 'filters'>;
  readonly data: Data;
  /** The input of the call, taken from the address. */
  readonly wanted: Wanted;
  readonly search: Search;
  /** Changes the address, and begins at the first page. */
  readonly change: (changed: Changed) => void;
  /** True while earlier rows are still shown and the requested ones are loading. */
  readonly busy: boolean;
  readonly isFiltered: boolean;
}

/** The rows of a list for its address; earlier rows stay while new ones load. ADM-015 */
export function useList<Wanted extends Order, Data, Given extends object>(
  list: List<Wanted, Data, Given>,
  ...[given]: Record<never, never> extends Given ? [given?: Given] : [given: Given]
): ListState<Wanted, Data> {
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Search;
  const shown = useDeferredValue(search);
  const held = (given ?? {}) as Given;
  const data = useSuspenseQuery(list.query(shown, held)).data as Data;
  const change = (changed: Changed) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, page: undefined, ...changed }),
      replace: true,
      resetScroll: false,
    } as never);
  return {
    list,
    data,
    wanted: list.input(search, held),
    search,
    change,
    busy: shown !== search,
    isFiltered: list.filters.some(({ key }) => search[key] !== undefined && search[key] !== ''),
  };
}
