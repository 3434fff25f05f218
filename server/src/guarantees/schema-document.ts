import { sql, type Db } from '#database/db';

interface Column {
  name: string;
  type: string;
  nullable: boolean;
  fallback: string | null;
}
interface Table {
  name: string;
  columns: Column[];
  constraints: { name: string; definition: string }[];
  indexes: string[];
}

/** Finds the tables in the catalog of a migrated database. */
const findTables = (db: Db): Promise<Table[]> =>
  db.many<Table>(sql`
    select t.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'nullable', not a.attnotnull,
          'fallback', case when a.attidentity <> '' then 'identity' else pg_get_expr(d.adbin, d.adrelid) end) order by a.attnum)
        from pg_attribute a left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg(json_build_object('name', c.conname, 'definition', pg_get_constraintdef(c.oid)) order by c.conname), '[]')
        from pg_constraint c where c.conrelid = t.oid and c.contype <> 'n') as constraints,
      (select coalesce(json_agg(pg_get_indexdef(i.indexrelid) order by i.indexrelid::regclass::text), '[]')
        from pg_index i where i.indrelid = t.oid and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)) as indexes
    from pg_class t
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and t.relname <> 'schema_migrations'
    order by t.relname collate "C"`);

const columnRow = ({ name, type, nullable, fallback }: Column) =>
  `| ${name} | ${type} | ${nullable ? 'yes' : ''} | ${(fallback ?? '').replaceAll('|', '\\|')} |`;

const sentence = (name: string) => name.replaceAll('_', ' ');

function describe({ name, columns, constraints, indexes }: Table): string {
  const rules = constraints.map((constraint) => `- ${sentence(constraint.name)}: \`${constraint.definition}\``);
  const lists = indexes.map(
    (definition) => `- \`${definition.replace('public.', '').replace(' ON public.', ' ON ')}\``,
  );
  return [
    `## ${name}`,
    `| column | type | may be empty | default |\n|---|---|---|---|\n${columns.map(columnRow).join('\n')}`,
    rules.join('\n'),
    lists.length > 0 ? `Indexes:\n${lists.join('\n')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Describes every table with its columns, constraints and indexes. */
export async function schemaDocument(db: Db): Promise<string> {
  const tables = await findTables(db);
  return `# The schema

Generated from a migrated database by \`npm run generate\`; a test holds it current. ${tables.length} tables.

${tables.map(describe).join('\n\n')}
`;
}
