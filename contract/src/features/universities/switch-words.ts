import { plural, list } from '#kernel/plural';
import type { CohortUiControl, FeatureFlag } from '#kernel/switches';

/** The number of enrolled people in the classes that a switch affects. */
export interface ConcernedPeople {
  readonly students: number;
  readonly staff: number;
}

interface Words {
  /** The name of the switch. */
  readonly label: string;
  /** The hidden feature, in the plural. */
  readonly what: string;
  readonly whom: 'students' | 'staff' | 'everybody';
}

const BILLING: Words = { label: 'Billing', what: 'The Billing entries in the header and the menu', whom: 'students' };
const EXTENSIONS: Words = {
  label: 'Extensions of due dates',
  what: 'The buttons that extend a due date',
  whom: 'staff',
};

/** The switches of a cohort. D-017 */
export const COHORT_SWITCH_WORDS: Readonly<Record<keyof CohortUiControl, Words>> = {
  hideBilling: BILLING,
  hideWebToCase: {
    label: 'Support form',
    what: 'The support form and its entries, which an e-mail address replaces,',
    whom: 'everybody',
  },
  hideCareerServices: {
    label: 'Career Services',
    what: 'Career Services, career sessions and milestones',
    whom: 'everybody',
  },
  hideRemoteAttendance: {
    label: 'Remote attendance',
    what: 'The form for remote attendance and its entries',
    whom: 'students',
  },
  hideLiveChat: { label: 'Chat', what: 'The chat bubble and everything it opens', whom: 'everybody' },
  hideExtendDueDate: EXTENSIONS,
};

/** The switches of an installation. D-016 */
export const FEATURE_WORDS: Readonly<Record<FeatureFlag, Words>> = {
  billing: BILLING,
  web2case: COHORT_SWITCH_WORDS.hideWebToCase,
  liveChat: { label: 'Live chat', what: "The 'Live Chat' entries of the chat bubble", whom: 'everybody' },
  reviewPrompt: {
    label: 'Invitation to a review',
    what: 'The invitations to review the university in public',
    whom: 'students',
  },
  'homework.dateExtend': EXTENSIONS,
};

const counted = (number: number, one: string, several: string) => (number === 0 ? [] : [plural(number, one, several)]);

/**
 * Describes the effect of a switch in a sentence: 'The chat bubble … disappear for 24 students and 3 members of staff.'
 * ADM-078
 */
export function switchSentence({ what, whom }: Words, isHidden: boolean, { students, staff }: ConcernedPeople): string {
  const people = [
    ...(whom === 'staff' ? [] : counted(students, 'student', 'students')),
    ...(whom === 'students' ? [] : counted(staff, 'member of staff', 'members of staff')),
  ];
  return `${what} ${isHidden ? 'disappear' : 'appear again'} for ${list(people) || 'no one at the moment'}.`;
}
