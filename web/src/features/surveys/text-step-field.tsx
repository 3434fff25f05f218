import { longestText } from '@bcs/contract/features/surveys/answers';
import { TextArea } from '#kit/text-area.tsx';
import { TextField } from '#kit/text-field.tsx';
import { CharactersLeft } from './characters-left.tsx';
import { REQUIRED } from './question.tsx';
import type { StepProps } from './step-props.ts';

/** One line or several. SURV-029, SURV-062 to SURV-064 */
export function TextStepField({ step: { definition, required }, value, missing, onChange }: StepProps) {
  const text = typeof value === 'string' ? value : '';
  const longest = longestText(definition);
  const shared = {
    label: <span className="text-base">{definition.text}</span>,
    required,
    maxLength: longest,
    value: text,
    error: missing ? REQUIRED : null,
    hint: <CharactersLeft text={text} longest={longest} />,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  return definition.ui.component === 'TEXTAREA' ? <TextArea {...shared} rows={4} /> : <TextField {...shared} />;
}
