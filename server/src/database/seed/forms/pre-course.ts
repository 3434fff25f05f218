import { longText, oneOf, place, rating, severalOf, type SeededStep } from './step.ts';

const GOAL = oneOf('What is your main goal for this program?', [
  'Change career',
  'Advance in my job',
  'Start a business',
  'Learn for myself',
  'Other',
]);
const PAYMENT = oneOf('How do you pay for the program?', ['Own funds', 'Loan', 'Employer', 'Scholarship', 'Other']);
const EXPERIENCE = oneOf('How much programming experience do you have?', [
  'None',
  'Less than 1 year',
  '1 to 3 years',
  'More than 3 years',
]);

/** The pre-course survey; students whose employer pays are not asked about payment (G2). */
export const preCoursePages = (enterprise: boolean): (readonly SeededStep[])[] => [
  enterprise ? [GOAL, EXPERIENCE] : [GOAL, PAYMENT, EXPERIENCE],
  [
    oneOf('What is your highest level of education?', [
      'High school',
      'Some college',
      "Bachelor's degree",
      "Master's degree or higher",
      'Other',
    ]),
    oneOf(
      'What is your current employment?',
      ['Full time', 'Part time', 'Self-employed', 'Not employed', 'Student'],
      'CHECKBOX',
    ),
    place('In which city do you live?'),
  ],
  [
    severalOf('Which topics interest you most?', ['Front end', 'Back end', 'Data', 'Design', 'Security', 'Other']),
    rating('How confident are you that you will complete the program?'),
    longText('Is there anything we should know to support you?'),
  ],
];
