import type { WeekTopic } from './topic.ts';

/** UX/UI Design, a topic a week. */
export const DESIGN: readonly WeekTopic[] = [
  ['What Design Is For', 'Tell a problem of people from a wish of the company.'],
  ['Interviews', 'Ask open questions and listen to the end.'],
  ['Personas and Scenarios', 'Describe whom you design for, from evidence.'],
  ['Journey Maps', 'Find the moment that hurts most.'],
  ['Information Architecture', 'Sort cards until people find things.'],
  ['Sketching', 'Draw six ideas before choosing one.'],
  ['Wireframes', 'Lay out a page without color.'],
  ['Clickable Prototypes', 'Let people try what does not exist yet.'],
  ['Usability Tests', 'Watch five people and write down what they do.'],
  ['Typography', 'Set text that is read without effort.'],
  ['Color and Contrast', 'Choose a palette that everybody can tell apart.'],
  ['Grids and Spacing', 'Line up a page so that it feels calm.'],
  ['Components', 'Design a button once, with all its states.'],
  ['Design Systems', 'Name things so that a team agrees.'],
  ['Accessibility', 'Use your own design with a keyboard and a screen reader.'],
  ['Forms', 'Ask for less and explain every mistake.'],
  ['Mobile Patterns', 'Put what matters within reach of a thumb.'],
  ['Motion', 'Use movement to explain and never to delay.'],
  ['Writing for Interfaces', 'Say it in half the words.'],
  ['HTML and CSS for Designers', 'Build what you have drawn.'],
  ['Responsive Layouts', 'Let one page fit five widths.'],
  ['Handing Over to Developers', 'Deliver what is needed to build it right.'],
  ['Portfolio', 'Show three projects and how you decided.'],
  ['Final Project', 'Present a product from research to tested prototype.'],
];
