import type { Module } from './module.ts';

/** Modules 1 to 8: the page. */
export const FRONT_END: readonly Module[] = [
  {
    title: 'HTML and Git',
    topics: [
      [
        'Welcome and the Terminal',
        'Move around the file system from the command line and open a project in the editor.',
      ],
      ['Semantic HTML', 'Mark up an article so that a screen reader can announce its outline.'],
      ['Git: Commits and History', 'Record work in small commits and read the history of a project.'],
      ['Forms and Accessible Labels', 'Build a form whose fields, errors and help texts are announced.'],
    ],
  },
  {
    title: 'CSS Fundamentals',
    topics: [
      ['Selectors and the Cascade', 'Predict which rule wins, and why.'],
      ['The Box Model', 'Space a page without magic numbers.'],
      ['Flexbox', 'Lay out a navigation bar and a row of cards in one dimension.'],
      ['Custom Properties and Pseudo-Classes', 'Name colours once and style states such as hover and focus.'],
    ],
  },
  {
    title: 'JavaScript Basics',
    topics: [
      ['Values, Variables and Types', 'Choose between const and let and explain what typeof answers.'],
      ['Control Flow', 'Take decisions and repeat work with if, for and while.'],
      ['Functions and Scope', 'Split a script into functions that do one thing.'],
      ['Debugging in the Browser', 'Find a defect with breakpoints instead of guesses.'],
    ],
  },
  {
    title: 'Web APIs',
    topics: [
      ['The Document Object Model', 'Find, create and change elements from a script.'],
      ['Events and Bubbling', 'Answer clicks and keys, once for a whole list.'],
      ['Timers and State', 'Keep what the page knows apart from what it shows.'],
      ['Code Quiz Workshop', 'Put the week together in a timed quiz.'],
    ],
  },
  {
    title: 'Third-Party APIs',
    topics: [
      ['Reading Documentation', 'Find the five lines that matter in the manual of a library.'],
      ['CSS Frameworks', 'Build a page with a framework and know what it costs.'],
      ['Dates and Times', 'Show a date the way the reader writes it.'],
      ['Work Day Planner Workshop', 'Colour the hours of a day by past, present and future.'],
    ],
  },
  {
    title: 'Server-Side APIs',
    topics: [
      ['HTTP and Fetch', 'Read a response: status, headers, body.'],
      ['Promises', 'Wait for several answers and handle the one that fails.'],
      ['Query Parameters and Keys', 'Ask an API for exactly what the page needs.'],
      ['Weather Dashboard Workshop', 'Show five days of weather for any city.'],
    ],
  },
  {
    title: 'Team Project One',
    topics: [
      ['Agile and User Stories', 'Write a story with acceptance criteria that can be tested.'],
      ['Git with Four People', 'Resolve a merge conflict without losing anybody’s work.'],
      ['Project Work: Skeleton', 'Deploy a first version on the first evening.'],
      ['Presentation Day', 'Show a product in seven minutes, including what did not work.'],
    ],
  },
  {
    title: 'Modern JavaScript',
    topics: [
      ['Arrow Functions and Destructuring', 'Read and write the syntax of today’s code bases.'],
      ['Modules', 'Split a program into files with clear imports.'],
      ['Classes', 'Model a role-playing game with constructors and methods.'],
      ['Closures', 'Explain what a function remembers.'],
    ],
  },
];
