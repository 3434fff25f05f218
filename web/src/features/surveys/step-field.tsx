import { ChoiceField } from './choice-field.tsx';
import { LicenseField } from './license-field.tsx';
import { PlaceField } from './place-field.tsx';
import { RatingField } from './rating-field.tsx';
import type { StepProps } from './step-props.ts';
import { TextStepField } from './text-step-field.tsx';

const FIELDS = {
  LICENSE: LicenseField,
  SINGLE_OPTION: ChoiceField,
  MULTIPLE_OPTIONS: ChoiceField,
  TEXT: TextStepField,
  GOOGLE_PLACES: PlaceField,
  RATING: RatingField,
};

/** One question, as its type wants to be asked. SURV-024 to SURV-031 */
export function StepField(props: StepProps) {
  const { step, missing } = props;
  const Asked = FIELDS[step.definition.type];
  return (
    <div data-step={step.id} data-missing={missing || undefined} className="min-w-0">
      <Asked {...props} />
    </div>
  );
}
