type Reference = Readonly<{ child: string; parent: string }>;

/** Orders tables so that each comes before those to which it refers; in a circle, any may be first. */
export function childrenFirst(names: readonly string[], references: readonly Reference[]): string[] {
  const children = Map.groupBy(references, ({ parent }) => parent);
  const seen = new Set<string>();
  const order: string[] = [];
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const { child } of children.get(name) ?? []) visit(child);
    order.push(name);
  };
  for (const name of names.toSorted()) visit(name);
  return order.filter((name) => names.includes(name));
}
