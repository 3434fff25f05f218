import type { Module } from './module.ts';

/** Modules 9 to 16: the server and its data. */
export const BACK_END: readonly Module[] = [
  {
    title: 'Node.js',
    topics: [
      ['Node and npm', 'Run a script outside the browser and pin its dependencies.'],
      ['Reading and Writing Files', 'Generate a README from the answers of a prompt.'],
      ['Asynchronous Programs', 'Order work with async and await.'],
      ['README Generator Workshop', 'Publish a tool that other people can install.'],
    ],
  },
  {
    title: 'Testing and Object Design',
    topics: [
      ['First Tests', 'Write a test that fails for the right reason.'],
      ['Test-Driven Development', 'Grow a class in small steps, test first.'],
      ['Inheritance and Composition', 'Decide when a class should extend another.'],
      ['Team Profile Workshop', 'Generate a web page from tested classes.'],
    ],
  },
  {
    title: 'Express',
    topics: [
      ['HTTP Servers', 'Answer a request and choose the right status code.'],
      ['Routes and Middleware', 'Give every route one job and share the rest.'],
      ['REST Resources', 'Design addresses that name things, not actions.'],
      ['Note Taker Workshop', 'Connect a page to an API of your own.'],
    ],
  },
  {
    title: 'SQL',
    topics: [
      ['Tables, Keys and Types', 'Draw a schema for a small company.'],
      ['Select and Where', 'Ask a table precise questions.'],
      ['Joins', 'Combine tables without counting anything twice.'],
      ['Employee Tracker Workshop', 'Manage a staff list from the command line.'],
    ],
  },
  {
    title: 'Object-Relational Mapping',
    topics: [
      ['Models', 'Describe a table in code and keep both in step.'],
      ['Associations', 'Load a product together with its tags.'],
      ['Validation and Hooks', 'Refuse bad data before it reaches the table.'],
      ['E-Commerce Back End Workshop', 'Build the API of a shop.'],
    ],
  },
  {
    title: 'Model-View-Controller',
    topics: [
      ['Templates', 'Render pages on the server.'],
      ['Sessions and Cookies', 'Recognise somebody who has logged in.'],
      ['Authorization', 'Decide on the server who may do what.'],
      ['Tech Blog Workshop', 'Publish posts and comments with accounts.'],
    ],
  },
  {
    title: 'Team Project Two',
    topics: [
      ['Planning a Full-Stack Product', 'Cut a product into slices that each work from end to end.'],
      ['Schema Review', 'Find the flaw in a data model before it is filled.'],
      ['Project Work: Slices', 'Deliver the first slice by midweek.'],
      ['Presentation Day', 'Present the product and one decision that you would take differently.'],
    ],
  },
  {
    title: 'Computer Science for JavaScript',
    topics: [
      ['Big O', 'Estimate how a program behaves with a million rows.'],
      ['Stacks, Queues and Maps', 'Pick the structure that makes the problem small.'],
      ['Recursion', 'Walk a tree without losing the way.'],
      ['Regular Expressions', 'Read an expression aloud and write a tutorial about it.'],
    ],
  },
];
