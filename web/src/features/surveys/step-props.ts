import type { AskedStep } from '@bcs/contract/features/surveys/judge';
import type { Answer } from '@bcs/contract/features/surveys/model';

/** The props that every kind of question is given. */
export type StepProps = {
  step: AskedStep;
  value: Answer;
  /** Required, and somebody wanted to go on without it. */
  missing: boolean;
  onChange: (answer: Answer) => void;
};
