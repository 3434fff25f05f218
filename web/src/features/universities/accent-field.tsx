import { useId } from 'react';
import { darkAccent, isReadable, nearestReadable } from '@bcs/contract/features/universities/accent';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';

const WHOLE = /^#[0-9a-f]{6}$/;
/** The color that the color field shows while there is none. */
const DEFAULT_COLOR = '#6b7280';

type Props = { value: string; error?: string | undefined; onChange: (accent: string) => void };

/**
 * An accent color with a preview in both themes, and the nearest readable shade if it has too little contrast. ADM-067
 */
export function AccentField({ value, error, onChange }: Props) {
  const picker = useId();
  const isWhole = WHOLE.test(value);
  const nearest = isWhole ? nearestReadable(value) : null;
  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-2">
        <TextField
          label="Accent color"
          className="min-w-0 grow"
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          placeholder="None"
          value={value}
          error={error}
          hint="The color of the university’s name, such as #4b2fbf. Leave it empty for none."
          onChange={({ currentTarget }) => onChange(currentTarget.value.trim().toLowerCase())}
        />
        <label htmlFor={picker} className="sr-only">
          Choose the accent color
        </label>
        <input
          id={picker}
          type="color"
          className="mb-6 h-11 w-14 shrink-0 rounded-control border border-edge bg-surface p-1"
          value={isWhole ? value : DEFAULT_COLOR}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
      {isWhole && isReadable(value) && (
        <div className="flex flex-wrap gap-2 text-sm font-semibold">
          <span className="rounded-control border border-line px-3 py-1.5" style={{ background: '#fff', color: value }}>
            In the light theme
          </span>
          <span
            className="rounded-control border border-line px-3 py-1.5"
            style={{ background: '#171822', color: darkAccent(value) }}
          >
            In the dark theme
          </span>
        </div>
      )}
      {isWhole && nearest !== null && nearest !== value && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <span aria-hidden className="size-5 rounded-full border border-line" style={{ background: nearest }} />
          This color is too pale to be readable in both themes. The nearest readable shade is {nearest}.
          <Button size="sm" aria-label={`Use ${nearest} as the accent color`} onClick={() => onChange(nearest)}>
            Use {nearest}
          </Button>
        </p>
      )}
    </div>
  );
}
