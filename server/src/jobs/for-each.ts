/**
 * Does work for each of some, one after the other. What fails for one holds back none of the others: it is thrown once
 * all had their turn.
 * @throws the error of the only one that failed, or an AggregateError
 */
export async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => errors.push(error));
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} of ${items.length} failed`);
  if (errors.length === 1) throw errors[0];
}
