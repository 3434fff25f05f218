import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { cx } from '#kit/cx.ts';
import { SelectField } from '#kit/select-field.tsx';

/** The number of things in view before somebody asks for the rest. */
const MAX_IN_VIEW = 5;

type Props<Thing, Guess extends string> = {
  title: string;
  none: string;
  things: readonly Thing[];
  guesses: ReadonlyMap<number, Guess>;
  nameOf: (thing: Thing) => string;
  noteOf: (thing: Thing) => string;
  choicesOf: (thing: Thing) => readonly Guess[];
  wordsOf: (guess: Guess) => string;
  onGuess: (id: number, guess: Guess | null) => void;
};

/** A list of things that can be assumed to change, each with its choices; those that are assumed are always shown. */
export function Choices<Thing extends { id: number }, Guess extends string>(props: Props<Thing, Guess>) {
  const { title, none, things, guesses, nameOf, noteOf, choicesOf, wordsOf, onGuess } = props;
  const [all, setAll] = useState(false);
  const shown = things.filter(({ id }, place) => all || place < MAX_IN_VIEW || guesses.has(id));
  const asGuess = (thing: Thing, text: string) => choicesOf(thing).find((guess) => guess === text) ?? null;
  const chosenWords = ({ id }: Thing) => {
    const guess = guesses.get(id);
    return guess === undefined ? null : wordsOf(guess);
  };
  return (
    <Card className={cx('grid gap-1 px-5 py-4', guesses.size === 0 && 'print:hidden')}>
      <h3 className="font-semibold">{title}</h3>
      {things.length === 0 && <p className="text-muted">{none}</p>}
      <ul className="grid divide-y divide-line">
        {shown.map((thing) => (
          <li
            key={thing.id}
            // on paper only the chosen option is useful
            className={cx(
              'grid items-center gap-x-4 gap-y-1.5 py-2.5 sm:grid-cols-[minmax(0,1fr)_12.5rem]',
              !guesses.has(thing.id) && 'print:hidden',
            )}
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{nameOf(thing)}</p>
              <p className="text-sm text-muted">{noteOf(thing)}</p>
            </div>
            <p className="hidden font-semibold print:block">{chosenWords(thing)}</p>
            <SelectField
              label={nameOf(thing)}
              hideLabel
              value={guesses.get(thing.id) ?? ''}
              options={[
                { value: '', label: 'No change' },
                ...choicesOf(thing).map((guess) => ({ value: guess, label: wordsOf(guess) })),
              ]}
              onChange={({ target }) => onGuess(thing.id, asGuess(thing, target.value))}
            />
          </li>
        ))}
      </ul>
      {shown.length < things.length && (
        <Button size="sm" tone="quiet" className="-ml-3 justify-self-start" onClick={() => setAll(true)}>
          Show all {things.length}
        </Button>
      )}
    </Card>
  );
}
