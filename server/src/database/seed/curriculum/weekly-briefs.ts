import type { Brief } from './brief.ts';
import { topicsOf } from './lessons.ts';

/** The weekly challenges of a program that takes one topic a week. */
export const weeklyBriefs = (programId: number): Brief[] | undefined =>
  topicsOf(programId)?.map(([name, outcome], week) => ({
    title: `Challenge ${week + 1}: ${name}`,
    header: outcome,
    repository: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    story: `Use what the classes about **${name}** have shown on an example of your own choice. The aim: ${outcome.charAt(0).toLowerCase()}${outcome.slice(1)}`,
    criteria: [
      'The README says which question you set out to answer',
      'Somebody else can repeat each step',
      'You name one thing that did not work, and why',
    ],
  }));
