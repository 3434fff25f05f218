import type { TransferPlan } from '@bcs/contract/features/rosters/model-transfer';

type State = TransferPlan['state'];

/** The word for a class that is not simply going on. */
export const STATES: Readonly<Record<State, string | null>> = {
  draft: 'Draft',
  published: null,
  concluded: 'Concluded',
  archived: 'Archived',
};

/** The warning for whoever transfers a person to such a class. */
export const WARNINGS: Readonly<Record<State, ((code: string) => string) | null>> = {
  draft: (code) =>
    `${code} is a draft. Until it is published, the person sees none of it, and no longer sees this class.`,
  published: null,
  concluded: (code) => `${code} is concluded. The person can read it, and hand in nothing.`,
  archived: (code) =>
    `${code} is archived. The person does not find it among their classes, and no longer sees this class.`,
};
