import { IconInfoCircle } from '@tabler/icons-react';
import { DEFINITIONS } from '@bcs/contract/features/cohort-health/definitions';
import { Popover } from '#kit/popover.tsx';

type Props = {
  /** The heading beside which it is shown. */
  of: string;
  /** The terms that are explained. */
  terms: readonly string[];
};

/** A button beside a head that says what its figures mean. SUCC-069 */
export const Meaning = ({ of, terms }: Props) => (
  <Popover
    label={`The meaning of ${of}`}
    align="start"
    button={(wiring) => (
      <button
        {...wiring}
        type="button"
        aria-label={`The meaning of ${of}`}
        className="ml-1 inline-grid size-6 place-items-center rounded-lg align-middle text-muted hover:bg-sunken hover:text-ink print:hidden"
      >
        <IconInfoCircle size={16} aria-hidden />
      </button>
    )}
  >
    {() => (
      <dl className="grid gap-3 p-4 text-left text-sm font-normal whitespace-normal">
        {DEFINITIONS.filter(([term]) => terms.includes(term)).map(([term, meaning]) => (
          <div key={term}>
            <dt className="font-semibold text-ink">{term}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    )}
  </Popover>
);
