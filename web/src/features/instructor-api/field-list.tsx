type Props = {
  title: string;
  /** Each field with its type and meaning. */
  fields: Readonly<Record<string, string>>;
  empty?: string;
};

/** The fields of an input or an answer, each in words. */
export function FieldList({ title, fields, empty }: Props) {
  const all = Object.entries(fields);
  return (
    <section className="grid gap-2">
      <h2 className="text-sm font-semibold">{title}</h2>
      {all.length === 0 && <p className="text-sm text-muted">{empty}</p>}
      <dl className="grid gap-1 text-sm empty:hidden">
        {all.map(([name, words]) => (
          <div key={name} className="flex flex-wrap gap-x-4 max-sm:flex-col">
            <dt className="font-mono wrap-anywhere">{name}</dt>
            <dd className="text-muted">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
