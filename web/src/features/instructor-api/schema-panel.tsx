import { useState } from 'react';
import { getNamedType, isObjectType, type GraphQLField, type GraphQLOutputType, type GraphQLSchema } from 'graphql';
import { TitledCard } from '#kit/titled-card.tsx';
import { Spinner } from '#kit/spinner.tsx';

const ROOT = 'Query';
const LINK = 'rounded-sm font-mono font-semibold text-brand underline-offset-3 hover:underline';

/** The types of the schema, one at a time, each leading to the next. API-014 */
export function SchemaPanel({ schema }: { schema: GraphQLSchema | null }) {
  const [trail, setTrail] = useState<readonly string[]>([ROOT]);
  const name = trail.at(-1) ?? ROOT;
  const type = schema?.getType(name);
  return (
    <TitledCard pad title="Schema" className="grid gap-3">
      {!schema && <Spinner />}
      {schema && (
        <nav aria-label="Path through the schema" className="flex flex-wrap gap-x-1.5 text-sm">
          {trail.map((step, at) =>
            at === trail.length - 1 ? (
              <span key={step} aria-current="page" className="font-mono font-semibold">
                {step}
              </span>
            ) : (
              <span key={step} className="flex gap-x-1.5">
                <button type="button" className={LINK} onClick={() => setTrail(trail.slice(0, at + 1))}>
                  {step}
                </button>
                <span aria-hidden>/</span>
              </span>
            ),
          )}
        </nav>
      )}
      {isObjectType(type) && (
        <dl className="grid gap-3 text-sm" aria-live="polite">
          {Object.values(type.getFields()).map((field) => (
            <SchemaField key={field.name} field={field} onType={(next) => setTrail(stepTo(trail, next))} />
          ))}
        </dl>
      )}
    </TitledCard>
  );
}

/** A type that was passed already is gone back to. */
const stepTo = (trail: readonly string[], next: string): readonly string[] =>
  trail.includes(next) ? trail.slice(0, trail.indexOf(next) + 1) : [...trail, next];

function SchemaField({ field, onType }: { field: GraphQLField<unknown, unknown>; onType: (name: string) => void }) {
  const { name, args, type, description } = field;
  const taken = args.map((each) => `${each.name}: ${String(each.type)}`).join(', ');
  return (
    <div>
      <dt className="font-mono wrap-anywhere">
        {name}
        {taken && <span className="text-muted">({taken})</span>}: <TypeName type={type} onType={onType} />
      </dt>
      {description && <dd className="text-muted">{description}</dd>}
    </div>
  );
}

function TypeName({ type, onType }: { type: GraphQLOutputType; onType: (name: string) => void }) {
  const named = getNamedType(type);
  if (!isObjectType(named)) return <span className="text-muted">{String(type)}</span>;
  return (
    <button type="button" className={LINK} onClick={() => onType(named.name)}>
      {String(type)}
    </button>
  );
}
