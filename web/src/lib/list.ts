import type { CallName } from '@bcs/contract/contract';
import type { Input, Output, PostName } from './api.ts';
import type { Filter } from './list-filter.ts';
import { callQuery } from './queries.ts';
import { parseChoice, parseTexts } from './search.ts';

/** The server's number of rows per page: a copy of `ROWS_PER_PAGE` in the contract, whose module would load zod. */
export const ROWS_ON_A_PAGE = 50;
const MOST_PAGES = 2000;
const ORDER_KEYS = ['sort', 'desc', 'page'] as const;

export type Search = Readonly<Record<string, string | number | undefined>>;

export type Order = { readonly sort: string; readonly descending: boolean; readonly page: number };
type OrderKey = keyof Order;

type Spec<Name extends CallName, Given extends string> = {
  /** The name for the rows, in singular and plural: ['person', 'people']. */
  readonly noun: readonly [one: string, many: string];
  /** The filters, by the field of the input that they set. */
  readonly filters: {
    readonly [Field in Exclude<keyof Input<Name>, OrderKey | Given>]: Filter<Input<Name>[Field], Output<Name>>;
  };
  /** The columns by which it is sorted; by the first unless the address names another, which may go by the filters. */
  readonly sorts: readonly string[] | ((search: Search) => readonly string[]);
  /** Tells whether that order is descending. */
  readonly descending?: boolean | ((search: Search) => boolean);
};

/** A list of administration, as used by its address, its loader and its screen. ADM-015 */
export interface List<Wanted extends Order, Data, Given> {
  readonly noun: readonly [one: string, many: string];
  readonly filters: readonly Filter<unknown, Data>[];
  /** Reads the list's keys from an address, for `validateSearch`. */
  readonly parse: (search: Readonly<Record<string, unknown>>) => Partial<Record<string, string | number | undefined>>;
  /** Turns an address into the input of the call; pages count from 1 in the address and from 0 here. */
  readonly input: (search: Search, given: Given) => Wanted;
  readonly query: (search: object, given: Given) => ReturnType<typeof callQuery<PostName>>;
}

const told = <Value>(value: Value | ((search: Search) => Value), search: Search): Value =>
  typeof value === 'function' ? (value as (search: Search) => Value)(search) : value;

/**
 * Declares a list once: the address, the loader and the filters of the screen derive from it. ADM-015
 * @param given fields of the input that neither the address nor a filter holds, such as the class in its path
 */
export function defineList<const Name extends PostName, const Given extends string = never>(
  call: Name,
  { noun, filters, sorts, descending = false }: Spec<Name, Given>,
  _given?: readonly Given[],
): List<Input<Name> & Order, Output<Name>, Pick<Input<Name>, Given & keyof Input<Name>>> {
  const fields = Object.entries(filters) as [string, Filter<unknown, Output<Name>>][];
  const shown = fields.map(([, filter]) => filter).filter(({ control }) => control);
  const keys = [...shown.map(({ key }) => key), ...ORDER_KEYS];
  const input = (search: Search, given: object): Input<Name> & Order => {
    const page = Number(search['page'] ?? 1);
    const columns = told(sorts, search);
    return {
      ...Object.fromEntries(fields.map(([field, { key, read }]) => [field, read(search[key])])),
      sort: parseChoice(search['sort'], columns) ?? columns[0] ?? '',
      descending: search['desc'] === undefined ? told(descending, search) : String(search['desc']) === '1',
      page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page - 1 : 0,
      ...given,
      // each filter is typed by its field of the input, so that together they are it
    } as unknown as Input<Name> & Order;
  };
  return {
    noun,
    filters: shown,
    parse: (search) => parseTexts(search, keys),
    input,
    query: (search, given) => callQuery(call as PostName, input(search as Search, given) as never) as never,
  };
}
