import { toOption, type Option } from '#kit/select-field.tsx';
import { parseChoice, parseId, parseText } from './search.ts';

/** The control with which a filter is set; its options can come with the rows. */
type Control<Data> =
  | { readonly by: 'text'; readonly max: number }
  | { readonly by: 'day' }
  | { readonly by: 'choice'; readonly options: (data: Data) => readonly Option[] };

/** One filter of a list: its key in the address, how its value is read, and how it is set. */
export interface Filter<Value, Data = unknown> {
  readonly key: string;
  readonly label: string;
  readonly read: (text: unknown) => Value;
  /** Absent in a filter that people cannot set. */
  readonly control?: Control<Data>;
  /** The keys that are reset when this one changes. */
  readonly clears?: readonly string[];
}

/** A text search that filters while typing. */
export const textFilter = (label: string, max: number, key = 'q'): Filter<string> => ({
  key,
  label,
  read: (text) => parseText(text, max) ?? '',
  control: { by: 'text', max },
});

/**
 * One of several values; the first option stands for an address that names none.
 * @param read the value in the input of the call; the chosen one, or null, unless told
 */
export const choiceFilter = <const Chosen extends string, Value = Chosen | null>(
  key: string,
  label: string,
  first: string,
  options: readonly Option<Chosen>[],
  read: (chosen: Chosen | null) => Value = (chosen) => chosen as Value,
  clears: readonly string[] = [],
): Filter<Value> => ({
  key,
  label,
  clears,
  read: (text) =>
    read(
      parseChoice(
        text,
        options.map(({ value }) => value),
      ) ?? null,
    ),
  control: { by: 'choice', options: () => [{ value: '', label: first }, ...options] },
});

/** A filter that shows archived items in place of active ones. */
export const archivedFilter = choiceFilter(
  'state',
  'State',
  'In use',
  [{ value: 'archived', label: 'Archived' }],
  (state) => state === 'archived',
);

type Named = { readonly id: number; readonly name: string };

/** A choice among options that come with the rows; it is not shown if there are none. */
export const idFilter = <Data>(
  key: string,
  label: string,
  first: string,
  choices: (data: Data) => readonly Named[],
  clears: readonly string[] = [],
): Filter<number | null, Data> => ({
  key,
  label,
  read: (text) => parseId(text) ?? null,
  control: {
    by: 'choice',
    options: (data) => {
      const offered = choices(data).map(toOption);
      return offered.length === 0 ? [] : [{ value: '', label: first }, ...offered];
    },
  },
  clears,
});

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A filter by day. */
export const dayFilter = (key: string, label: string): Filter<string | null> => ({
  key,
  label,
  read: (text) => (typeof text === 'string' && DAY.test(text) ? text : null),
  control: { by: 'day' },
});

/** Leaves out a choice that has fewer than two options. */
export const atLeastTwo = <Choice>(choices: readonly Choice[]): readonly Choice[] =>
  choices.length > 1 ? choices : [];

/** A field of the input that has no filter and always the same value. */
export const fixedFilter = <Value>(value: Value): Filter<Value> => ({ key: '', label: '', read: () => value });
