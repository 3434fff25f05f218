import { Alert } from '#kit/alert.tsx';
import type { CallFailed } from './call-failed.ts';
import { FailureAlert } from './failure-alert.tsx';

/** A field: its label, how its value is shown if it is not text, and the value in the form. */
export interface ComparedField {
  readonly key: string;
  readonly label: string;
  readonly mine?: string;
  readonly show?: (value: unknown) => string;
}

const shown = (value: unknown) => (value === null || value === '' ? 'Nothing' : String(value));

/**
 * Explains why a write was refused. If somebody else was faster, it shows their changes beside what was written here,
 * which stays in the form. ADM-115
 */
export function AlreadyChanged({ failure, fields }: { failure: CallFailed; fields: readonly ComparedField[] }) {
  const told = new Map(Object.entries(failure.current ?? {}));
  const compared = fields.filter(({ key }) => told.has(key));
  if (compared.length === 0) return <FailureAlert failure={failure} of="save" />;
  return (
    <Alert tone="bad" title={failure.message}>
      <dl className="grid gap-2">
        {compared.map(({ key, label, mine, show = shown }) => (
          <div key={key}>
            <dt className="text-sm font-semibold">{label}</dt>
            <dd className="wrap-anywhere">Now: {show(told.get(key))}</dd>
            {mine !== undefined && <dd className="wrap-anywhere">Yours: {shown(mine)}</dd>}
          </div>
        ))}
      </dl>
    </Alert>
  );
}
