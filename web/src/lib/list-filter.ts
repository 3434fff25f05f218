import { optionOf, type Option } from '#kit/select-field.tsx';
import { parseChoice, parseId, parseText } from './search.ts';

/** The way in which a filter is set; what may be chosen can come with the rows. */
type Control<Data> =
  | { readonly by: 'text'; readonly max: number }
  | { readonly by: 'day' }
  | { readonly by: 'choice'; readonly options: (data: Data) => readonly Option[] };

/** One filter of a list: its key in the address, how its value is read from there, and how it is set. */
export interface Filter<Value, Data = unknown> {
  readonly key: string;
  readonly label: string;
  readonly read: (text: unknown) => Value;
  /** Absent in a filter that nobody sets. */
  readonly control?: Control<Data>;
  /** The keys that lose their meaning when this one changes. */
  readonly clears?: readonly string[];
}

/** A text that is searched for while it is typed. */
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

/** Shows the archived ones in place of those in use. */
export const archivedFilter = choiceFilter(
  'state',
  'State',
  'In use',
  [{ value: 'archived', label: 'Archived' }],
  (state) => state === 'archived',
);

type Named = { readonly id: number; readonly name: string };

/** One of those that come with the rows; it is not shown where there are none. */
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
      const offered = choices(data).map(optionOf);
      return offered.length === 0 ? [] : [{ value: '', label: first }, ...offered];
    },
  },
  clears,
});

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A day. */
export const dayFilter = (key: string, label: string): Filter<string | null> => ({
  key,
  label,
  read: (text) => (typeof text === 'string' && DAY.test(text) ? text : null),
  control: { by: 'day' },
});

/** Leaves out a choice among one. */
export const several = <Choice>(choices: readonly Choice[]): readonly Choice[] => (choices.length > 1 ? choices : []);

/** A field of the input that no filter sets. */
export const fixed = <Value>(value: Value): Filter<Value> => ({ key: '', label: '', read: () => value });
