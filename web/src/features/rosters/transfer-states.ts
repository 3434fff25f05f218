import type { TransferPlan } from '@bcs/contract/features/rosters/model';

type State = TransferPlan['state'];

/** The word for a class that is not simply going on. */
export const STATE_WORDS: Readonly<Record<State, string | null>> = {
  draft: 'Draft',
  published: null,
  concluded: 'Concluded',
  archived: 'Archived',
};

/** The warning for anyone who transfers a person to such a class. */
export const TRANSFER_WARNINGS: Readonly<Record<State, ((code: string) => string) | null>> = {
  draft: (code) =>
    `${code} is a draft. The person cannot see it until it is published, and will no longer see this class.`,
  published: null,
  concluded: (code) => `${code} is concluded. The person can read it but cannot hand in anything.`,
  archived: (code) =>
    `${code} is archived. The person will not find it among their classes and will no longer see this class.`,
};
