import { IconArrowBackUp, IconArrowRight } from '@tabler/icons-react';
import { REQUIREMENT_NAMES, type Requirement } from '@bcs/contract/features/graduation/requirements';
import { verdictText } from '@bcs/contract/features/graduation/verdict';
import { Button } from '#kit/button.tsx';
import { figureText } from './words.ts';

type Props = {
  today: readonly Requirement[];
  then: readonly Requirement[];
  isSupposed: boolean;
  name: string | null;
  onReset: () => void;
};

/** The effect of all that is supposed, and which figures move. It stays in view while one chooses. */
export function SupposedBar({ today, then, isSupposed, name, onReset }: Props) {
  const moved = today.flatMap((before, place) => {
    const after = then[place] ?? before;
    const [from, to] = [figureText(before), figureText(after)];
    return from === to ? [] : [{ id: before.id, from, to }];
  });
  return (
    <div className="sticky top-18 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-brand/40 bg-brand-soft px-5 py-3 shadow-card max-sm:px-4 max-sm:text-sm">
      <div role="status" className="grid min-w-0 grow basis-60 gap-1">
        <p className="font-semibold text-brand">
          {isSupposed ? verdictText(then, name, true) : 'Pick an option below to see the effect.'}
        </p>
        {moved.length > 0 && (
          <ul className="flex flex-wrap gap-x-5 gap-y-0.5 text-sm">
            {moved.map(({ id, from, to }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-1.5 wrap-anywhere tabular-nums">
                <span className="text-muted">{REQUIREMENT_NAMES[id]}</span>
                <span className="flex items-center gap-x-1.5 text-muted max-sm:hidden">
                  {from}
                  <IconArrowRight size={15} aria-label="becomes" />
                </span>
                <strong className="font-semibold">{to}</strong>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isSupposed && (
        <Button size="sm" onClick={onReset}>
          <IconArrowBackUp size={16} aria-hidden />
          Start over
        </Button>
      )}
    </div>
  );
}
