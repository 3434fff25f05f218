import { licenseStep, longText, oneOf, place, rating, shortText, severalOf, type SeededStep } from './step.ts';

/** G5 */
export const AGREEMENT_PAGES: readonly (readonly SeededStep[])[] = [
  [
    licenseStep('I agree to the Terms & Conditions and the Privacy Policy'),
    shortText('Please type your full name as your signature.', 250),
  ],
];

/** G5 */
export const CAREER_PAGES: readonly (readonly SeededStep[])[] = [
  [
    oneOf('What is the state of your job search?', [
      'Not started',
      'Preparing',
      'Applying',
      'Interviewing',
      'Offer accepted',
      'Not searching',
    ]),
    severalOf('Which roles are you interested in?', [
      'Front end developer',
      'Back end developer',
      'Full stack developer',
      'Data analyst',
      'UX/UI designer',
      'Security analyst',
      'Other',
    ]),
    place('Where would you like to work?'),
    oneOf('Are you willing to relocate?', ['Yes', 'No'], 'CHECKBOX'),
    rating('How ready do you feel for interviews?'),
    longText('How can career services support you?'),
  ],
];

/** The form for one career category (G6). */
export const curriculumPages = (category: string): (readonly SeededStep[])[] => [
  [
    rating(`How useful was the material on ${category}?`),
    oneOf(`Have you finished your ${category}?`, ['Yes', 'In progress', 'Not started']),
    longText('What questions do you still have?'),
  ],
];
