/** By which the form of an item is known among the drafts of its author; without a key it is a new one. ADM-116 */
export const itemDraft = (planId: number, noun: 'session' | 'assignment', key: string | null): string =>
  `plan/${planId}/${noun}/${key ?? ''}`;
