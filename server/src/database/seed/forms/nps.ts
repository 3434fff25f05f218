import { longText, oneOf, rating, type SeededStep } from './step.ts';

const RECOMMEND: readonly SeededStep[] = [
  rating('How likely are you to recommend this program to a friend or colleague?', 0, 10),
  longText('What is the main reason for your score?', true),
];
const SATISFIED: readonly SeededStep[] = [
  rating('I am satisfied with the program overall.'),
  rating('The curriculum meets my expectations.'),
  rating('I am satisfied with my instructor.'),
  rating('I am satisfied with my teaching assistants.'),
  rating('I am satisfied with my student success manager.'),
  rating('The pace of the program is right for me.'),
  rating('The feedback on my work helps me.'),
  rating('The classroom, on campus or online, works well.'),
];
const PART_TIME: readonly SeededStep[] = [
  rating('I can balance the program with work and personal life.'),
  rating('The class schedule suits me.'),
];
const OPEN: readonly SeededStep[] = [
  oneOf('Are you on track to reach your goal?', ['Yes', 'Not sure', 'No']),
  longText('What is working well?'),
  longText('What should we improve?'),
];
const CAREER: readonly SeededStep[] = [
  rating('The career workshops help me.'),
  rating('The feedback on my career materials helps me.'),
  oneOf('Have you started your job search?', ['Yes', 'No']),
  longText('How could career services help you more?'),
];

export type NpsKind = 'pt' | 'ft' | 'dv' | 'ux' | 'cy' | 'enterprise';

/** The pages of a net promoter survey. Full-time students are not asked about balance, enterprise students not about careers (G4). */
export const npsPages = (kind: NpsKind): (readonly SeededStep[])[] => {
  const pages = [RECOMMEND, SATISFIED, kind === 'ft' ? OPEN : [...PART_TIME, ...OPEN]];
  return kind === 'enterprise' ? pages : [...pages, CAREER];
};
