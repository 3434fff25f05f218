import { lazy, Suspense, useState, type Ref } from 'react';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { pluralForm } from '@bcs/contract/kernel/plural';
import { cx } from './cx.ts';
import { Field, type FieldFrame } from './field.tsx';
import { StandBy } from './stand-by.tsx';

// the renderer is larger than the editor: it is loaded when somebody begins to write, so that the preview needs no
// network
const renderer = () => import('./markdown-preview.tsx').then((module) => ({ default: module.MarkdownPreview }));
const MarkdownPreview = lazy(renderer);

type Props = FieldFrame & {
  value: string;
  onChange: (value: string) => void;
  name?: string | undefined;
  rows?: number | undefined;
  maxLength?: number | undefined;
  /** A limit that says so instead of cutting off what is pasted; the form must not send more. */
  longest?: number | undefined;
  required?: boolean | undefined;
  /** Something is wrong with it that is said elsewhere. */
  invalid?: true | undefined;
  /** A return breaks the line, as readers will see it. D-232 */
  breaks?: boolean | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
  /** The text area, for code that inserts text at the cursor. */
  area?: Ref<HTMLTextAreaElement> | undefined;
};

const VIEWS = [
  { preview: false, label: 'Write', Icon: IconPencil },
  { preview: true, label: 'Preview', Icon: IconEye },
];

/** A text area for Markdown with a preview of what readers will see. */
export function MarkdownEditor({
  label,
  hint,
  error,
  hideLabel,
  value,
  onChange,
  rows = 8,
  area,
  longest,
  invalid,
  breaks = false,
  ...rest
}: Props) {
  const [preview, setPreview] = useState(false);
  const limit = longest ?? rest.maxLength;
  const count = limit === undefined ? null : `${inDigits(value.length)} of ${inDigits(limit)} characters`;
  return (
    <Field
      {...{ label, hideLabel }}
      error={longest === undefined ? error : (tooLong(value, longest) ?? error)}
      required={rest.required}
      hint={
        <>
          {hint ?? 'Markdown works: **bold**, lists, links, tables, `code`.'}
          {!hint && !breaks && ' A blank line begins a new paragraph.'} {count}
        </>
      }
    >
      {(wiring) => (
        <div className="overflow-hidden rounded-control border border-edge bg-surface shadow-control focus-within:border-brand has-aria-invalid:border-bad">
          <div role="group" aria-label="View" className="flex gap-1 border-b border-line bg-sunken/60 p-1">
            {VIEWS.map(({ preview: shows, label: name, Icon }) => (
              <button
                key={name}
                type="button"
                aria-pressed={preview === shows}
                onClick={() => setPreview(shows)}
                className="inline-flex min-h-8 items-center gap-1.5 rounded-lg px-3 text-sm font-semibold text-muted hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-card pointer-coarse:min-h-11"
              >
                <Icon size={16} aria-hidden />
                {name}
              </button>
            ))}
          </div>
          <textarea
            {...wiring}
            {...rest}
            aria-invalid={wiring['aria-invalid'] ?? invalid}
            ref={area}
            dir="auto"
            hidden={preview}
            rows={rows}
            value={value}
            onFocus={() => void renderer().catch(() => undefined)}
            onChange={(event) => onChange(event.target.value)}
            className={cx(
              'field-sizing-content block max-h-128 w-full bg-transparent px-3.5 py-3 outline-none placeholder:text-muted max-sm:text-[1rem]',
              rows < 4 ? 'min-h-20' : 'min-h-40',
            )}
          />
          {preview && (
            <div className={cx('px-3.5 py-3', rows < 4 ? 'min-h-20' : 'min-h-40')} role="region" aria-label="Preview">
              <Suspense fallback={<StandBy />}>
                <MarkdownPreview source={value} breaks={breaks} />
              </Suspense>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

const inDigits = (count: number) => count.toLocaleString('en-US');

/** Returns the error for a text over its limit; null within it. */
export function tooLong(text: string, longest: number): string | null {
  const over = text.length - longest;
  return over > 0 ? `This is ${inDigits(over)} ${pluralForm(over, 'character', 'characters')} too long.` : null;
}
