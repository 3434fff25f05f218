import type { FormDefinition } from '@bcs/contract/features/surveys/model';
import { sql, type Db } from '#database/db';

interface Current {
  readonly version: number;
  readonly definition: FormDefinition;
}

const CURRENT = sql`
  select distinct on (f.name) f.version, json_build_object('name', f.name, 'description', f.description,
    'visibilityFunc', f.visibility_func, 'validationFunc', f.validation_func,
    'steps', (select json_agg(json_build_object('page', s.page, 'required', s.required, 'definition', s.definition) order by s.ordinal)
      from form_steps s where s.form_id = f.id)) as definition
  from forms f`;

/** The current definitions in the order of their names. */
export const findCurrent = (db: Db): Promise<Current[]> =>
  db.many<Current>(sql`${CURRENT} order by f.name, f.version desc`);

const findOne = (db: Db, name: string): Promise<Current | undefined> =>
  db.maybe<Current>(sql`${CURRENT} where f.name = ${name} order by f.name, f.version desc`);

/** Writes a form with its fields in a fixed order, so that equal forms give equal texts. */
const fingerprint = ({ name, description, visibilityFunc, validationFunc, steps }: FormDefinition): string =>
  JSON.stringify([
    [name, description, visibilityFunc, validationFunc],
    steps.map(({ page, required, definition: { type, text, ui, options, initialValue, finalValue } }) => [
      [page, required, type, text, ui.component, ui.align, ui.maxLength, initialValue, finalValue],
      options.map(({ value, display, additionalInfoLabel }) => [value, display, additionalInfoLabel]),
    ]),
  ]);

/**
 * Makes a definition the current one: a new version where it differs, nothing where it is the same. What was answered
 * stays with the version it was answered in.
 * @returns the number of its version, and whether it is new
 */
export async function storeVersion(db: Db, form: FormDefinition): Promise<{ version: number; isNew: boolean }> {
  const before = await findOne(db, form.name);
  if (before && fingerprint(before.definition) === fingerprint(form)) return { version: before.version, isNew: false };
  const version = (before?.version ?? 0) + 1;
  const { name, description, visibilityFunc, validationFunc, steps } = form;
  const { id } = await db.one<{ id: number }>(sql`
    insert into forms (name, version, description, page_count, visibility_func, validation_func)
    values (${name}, ${version}, ${description}, ${steps.at(-1)?.page ?? 1}, ${visibilityFunc}, ${validationFunc})
    returning id`);
  await db.run(sql`
    insert into form_steps (form_id, ordinal, page, required, definition)
    select ${id}::int, s.ordinal, (s.step->>'page')::smallint, (s.step->>'required')::boolean, s.step->'definition'
    from jsonb_array_elements(${JSON.stringify(steps)}::jsonb) with ordinality as s (step, ordinal)`);
  return { version, isNew: true };
}
