import type { Input, Output } from '#lib/api.ts';

export type FolderPreview = Output<'previewTakeOver'> | Output<'previewFolder'>;
export type ComparedItem = FolderPreview['items'][number];
export type FieldDifference = ComparedItem['differs'][number];
export type WantedTakeOver = Input<'previewTakeOver'>['wanted'];
export type ComparedSide = 'there' | 'here';

export const NOTHING_CHOSEN: WantedTakeOver = { choices: { items: [], fields: [] }, pattern: null };

const isSame = (one: Pick<ComparedItem, 'kind' | 'key'>, other: Pick<ComparedItem, 'kind' | 'key'>): boolean =>
  one.kind === other.kind && one.key === other.key;

/** Returns the choices with an item ticked, or not. */
export const withItemChoice = (
  { choices, ...wanted }: WantedTakeOver,
  { kind, key }: ComparedItem,
  takes: boolean,
): WantedTakeOver => ({
  ...wanted,
  choices: {
    ...choices,
    items: [...choices.items.filter((item) => !isSame(item, { kind, key })), { kind, key, takes }],
  },
});

/** Returns the choices with a side chosen for fields of items. */
export function withSideChoices(
  { choices, ...wanted }: WantedTakeOver,
  fields: readonly { readonly item: ComparedItem; readonly field: string }[],
  takes: ComparedSide,
): WantedTakeOver {
  const others = choices.fields.filter(
    (each) => !fields.some(({ item, field }) => isSame(each, item) && each.field === field),
  );
  return {
    ...wanted,
    choices: {
      ...choices,
      fields: [...others, ...fields.map(({ item: { kind, key }, field }) => ({ kind, key, field, takes }))],
    },
  };
}

/** Every field in which a side has to be chosen. */
export const findUnsettledFields = (items: readonly ComparedItem[]): { item: ComparedItem; field: string }[] =>
  items.flatMap((item) =>
    item.takes ? item.differs.filter(({ takes }) => takes === null).map(({ field }) => ({ item, field })) : [],
  );
