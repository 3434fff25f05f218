import { AGREED } from '@bcs/contract/features/surveys/answers';
import { Checkbox } from '#kit/checkbox.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { REQUIRED } from './question.tsx';
import type { StepProps } from './step-props.ts';

/** A box to agree to the legal texts, which open beside the form. SURV-026, SURV-066 */
export function LicenseField({ step: { definition, required }, value, missing, onChange }: StepProps) {
  return (
    <div className="grid gap-2">
      <Checkbox
        label={definition.text}
        required={required}
        checked={value === AGREED}
        error={missing ? REQUIRED : null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? AGREED : null)}
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
}
