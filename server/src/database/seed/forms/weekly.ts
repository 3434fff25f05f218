import { band, longText, rating, type SeededStep } from './step.ts';

/** The weekly feedback, in the order of the report's columns (G3). */
export const WEEKLY_PAGES: readonly (readonly SeededStep[])[] = [
  [
    rating('Overall, how was class this week?'),
    rating('How was the pace of class? (1 too slow, 3 about right, 5 too fast)'),
    rating('I can apply what I learned outside of class.'),
    rating('I received the academic support I needed.'),
  ],
  [
    rating('My instructor was engaging.'),
    rating('My instructor explained the material clearly.'),
    rating('My instructor knew the material well.'),
    rating('The feedback on my homework was helpful. (0 = N/A)', 0, 5),
  ],
  [
    band('How much time did you spend outside of class?', ['0-5 hrs', '6-10 hrs', '11-15 hrs', '16-20 hrs', '20+ hrs']),
    longText('Comments on your instructor'),
    longText('Anything else you would like to tell us?'),
  ],
];
