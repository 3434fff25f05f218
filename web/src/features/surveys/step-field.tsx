import { useId } from 'react';
import { AGREED_VALUE, longestText, ratingsOf } from '@bcs/contract/features/surveys/answers';
import { Checkbox } from '#kit/checkbox.tsx';
import { cx } from '#kit/cx.ts';
import { TextLink } from '#kit/text-link.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { TextField } from '#kit/text-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { PlaceField } from './place-field.tsx';
import type { StepProps } from './step-props.ts';
import { Question, ANSWER_REQUIRED } from './question.tsx';
import { CharactersLeft } from './characters-left.tsx';

/** A text field with one line or several. SURV-029, SURV-062 to SURV-064 */
function TextStepField({ step: { definition, required }, value, missing, onChange }: StepProps) {
  const text = typeof value === 'string' ? value : '';
  const longest = longestText(definition);
  const shared = {
    label: <span className="text-base">{definition.text}</span>,
    required,
    maxLength: longest,
    value: text,
    error: missing ? ANSWER_REQUIRED : null,
    hint: <CharactersLeft text={text} longest={longest} />,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  return definition.ui.component === 'TEXTAREA' ? <TextArea {...shared} rows={4} /> : <TextField {...shared} />;
}

/** A box to agree to the legal texts, which open beside the form. SURV-026, SURV-066 */
const LicenseField = ({ step: { definition, required }, value, missing, onChange }: StepProps) => (
  <div className="grid gap-2">
    <Checkbox
      label={definition.text}
      required={required}
      checked={value === AGREED_VALUE}
      error={missing ? ANSWER_REQUIRED : null}
      onChange={({ currentTarget }) => onChange(currentTarget.checked ? AGREED_VALUE : null)}
    />
    <p className="flex flex-wrap gap-x-6 gap-y-1 pl-7 text-sm">
      <TextLink to="/terms-and-conditions" target="_blank">
        Read the Terms & Conditions
      </TextLink>
      <TextLink to="/privacy-policy" target="_blank">
        Read the Privacy Policy
      </TextLink>
    </p>
  </div>
);

/** The width of a thumb, equal to its height. */
const THUMB = { width: '2.75rem' };

/** A row of numbers, each as large as a thumb. SURV-031, SURV-067 */
function RatingField({ step: { definition, required }, value, missing, onChange }: StepProps) {
  const name = useId();
  return (
    <Question text={definition.text} required={required} missing={missing}>
      <div className="flex flex-wrap gap-2">
        {ratingsOf(definition).map((rating) => (
          <label
            key={rating}
            style={THUMB}
            className={cx(
              'relative grid min-h-11 place-items-center rounded-control border font-semibold',
              'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand',
              value === rating ? 'border-brand bg-brand-soft text-brand' : 'border-edge bg-surface hover:border-muted',
            )}
          >
            <input
              type="radio"
              name={name}
              value={rating}
              className="sr-only"
              checked={value === rating}
              onChange={() => onChange(rating)}
            />
            {rating}
          </label>
        ))}
      </div>
    </Question>
  );
}

const FIELDS = {
  LICENSE: LicenseField,
  SINGLE_OPTION: ChoiceField,
  MULTIPLE_OPTIONS: ChoiceField,
  TEXT: TextStepField,
  GOOGLE_PLACES: PlaceField,
  RATING: RatingField,
};

/** A question, shown according to its type. SURV-024 to SURV-031 */
export function StepField(props: StepProps) {
  const { step, missing } = props;
  const Asked = FIELDS[step.definition.type];
  return (
    <div data-step={step.id} data-missing={missing || undefined} className="min-w-0">
      <Asked {...props} />
    </div>
  );
}
