import { useId, type CSSProperties } from 'react';
import { chosenOptions, valueOf, OTHER_LENGTH } from '@bcs/contract/features/surveys/answers';
import type { StepDefinition, Answer } from '@bcs/contract/features/surveys/model';
import { TextField } from '#kit/text-field.tsx';
import { CharactersLeft } from './characters-left.tsx';
import { Question } from './question.tsx';
import type { StepProps } from './step-props.ts';

type Choice = ReturnType<typeof chosenOptions>[number];

/** An answer in which an option is chosen, or no longer. D-137 */
function toggled({ type, options }: StepDefinition, chosen: readonly Choice[], value: string, on: boolean): Answer {
  if (type === 'SINGLE_OPTION') return on ? value : null;
  const next = on ? [...chosen, value] : chosen.filter((one) => valueOf(one) !== value);
  // in the order of the options
  return options.flatMap((option) => next.filter((one) => valueOf(one) === option.value));
}

/** Radio buttons or check boxes, and the text that 'Other' asks for. SURV-027, SURV-028, SURV-065, D-137 */
export function ChoiceField({ step: { definition, required }, value, missing, onChange }: StepProps) {
  const name = useId();
  const several = definition.type === 'MULTIPLE_OPTIONS';
  const radio = !several && definition.ui.component === 'RADIO';
  const chosen = chosenOptions(value);
  const isRow = definition.ui.align === 'horizontal';
  return (
    <Question text={definition.text} required={required} missing={missing}>
      <div className={isRow ? 'flex flex-wrap gap-x-6' : 'grid'}>
        {definition.options.map((option) => {
          const choice = chosen.find((one) => valueOf(one) === option.value);
          const more = (additionalInfo: string) => {
            const written: Choice = { value: option.value, additionalInfo };
            onChange(several ? chosen.map((one) => (valueOf(one) === option.value ? written : one)) : written);
          };
          return (
            <div key={option.value} className="min-w-0">
              <label className="flex min-h-11 items-center gap-2.5 py-1">
                <input
                  type={radio ? 'radio' : 'checkbox'}
                  name={name}
                  value={option.value}
                  className={several ? 'size-4.5 shrink-0 text-brand' : 'size-4.5 shrink-0 accent-brand'}
                  style={several ? roundMarker(choice !== undefined) : undefined}
                  checked={choice !== undefined}
                  onChange={({ currentTarget: { checked } }) =>
                    onChange(toggled(definition, chosen, option.value, checked))
                  }
                />
                <span className="min-w-0 wrap-anywhere">{option.display}</span>
              </label>
              {choice !== undefined && option.additionalInfoLabel !== null && (
                <More label={option.additionalInfoLabel} choice={choice} onChange={more} />
              )}
            </div>
          );
        })}
      </div>
    </Question>
  );
}

/** Several may be chosen, with round markers; drawn here, since the style sheet of all pages has no room. SURV-028, D-137 */
const roundMarker = (checked: boolean): CSSProperties => ({
  appearance: 'none',
  border: '2px solid',
  borderRadius: '50%',
  background: checked ? 'currentColor' : 'transparent',
});

function More({ label, choice, onChange }: { label: string; choice: Choice; onChange: (text: string) => void }) {
  const text = typeof choice === 'string' ? '' : choice.additionalInfo;
  return (
    <TextField
      label={label}
      className="mb-2 pl-7"
      maxLength={OTHER_LENGTH}
      value={text}
      hint={<CharactersLeft text={text} longest={OTHER_LENGTH} />}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
