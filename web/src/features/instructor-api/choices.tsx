import { Alert } from '#kit/alert.tsx';
import { Checkbox } from '#kit/checkbox.tsx';

type Props<Choice extends string> = {
  legend: string;
  /** The text that people read of each choice, in this order. */
  names: Readonly<Record<Choice, string>>;
  chosen: readonly Choice[];
  onChoose: (chosen: Choice[]) => void;
  error: string | undefined;
};

/** A choice of any number of options. */
export const Choices = <Choice extends string>({ legend, names, chosen, onChoose, error }: Props<Choice>) => (
  <fieldset className="grid gap-1">
    <legend className="mb-1 text-sm font-semibold">{legend}</legend>
    {(Object.keys(names) as Choice[]).map((choice) => (
      <Checkbox
        key={choice}
        label={names[choice]}
        checked={chosen.includes(choice)}
        onChange={({ target }) =>
          onChoose(target.checked ? [...chosen, choice] : chosen.filter((each) => each !== choice))
        }
      />
    ))}
    {error && <Alert tone="bad">{error}</Alert>}
  </fieldset>
);
