import type { Module } from './module.ts';

/** Modules 17 to 24: the whole product. */
export const FULL_STACK: readonly Module[] = [
  {
    title: 'Document Databases',
    topics: [
      ['Documents and Collections', 'Decide what belongs into one document.'],
      ['Queries and Indexes', 'Find documents and make finding them fast.'],
      ['Schemas for Documents', 'Keep order where the database demands none.'],
      ['Social Network API Workshop', 'Serve users, thoughts and reactions.'],
    ],
  },
  {
    title: 'Progressive Web Applications',
    topics: [
      ['Performance Budgets', 'Measure what a page costs on a slow phone.'],
      ['Bundlers', 'Explain what happens between source and browser.'],
      ['Service Workers', 'Serve the page when the network is gone.'],
      ['Text Editor Workshop', 'Install an editor that works on a train.'],
    ],
  },
  {
    title: 'React Foundations',
    topics: [
      ['Components and Props', 'Build a page from parts that know little.'],
      ['State', 'Decide where a fact lives.'],
      ['Lists, Keys and Forms', 'Render what changes and keep the cursor where it is.'],
      ['Portfolio Workshop', 'Present your own work with React.'],
    ],
  },
  {
    title: 'React in Practice',
    topics: [
      ['Routing', 'Give every screen an address.'],
      ['Server State', 'Fetch, cache and refresh without writing it twice.'],
      ['Context', 'Share a theme without passing it through ten parts.'],
      ['Accessibility Review', 'Walk through an application with the keyboard only.'],
    ],
  },
  {
    title: 'GraphQL and Tokens',
    topics: [
      ['Schemas and Resolvers', 'Describe what can be asked and answer it.'],
      ['Mutations', 'Change data and return what the page needs.'],
      ['JSON Web Tokens', 'Say what a token proves, and what it does not.'],
      ['Book Search Workshop', 'Move an application from REST to GraphQL.'],
    ],
  },
  {
    title: 'State and Payments',
    topics: [
      ['Reducers', 'Describe change as a list of events.'],
      ['Optimistic Updates', 'Answer at once and repair when the server disagrees.'],
      ['Payments in Test Mode', 'Sell something without touching a card number.'],
      ['Shop Workshop', 'Take a basket to the receipt.'],
    ],
  },
  {
    title: 'Capstone: Build',
    topics: [
      ['Scope and Risk', 'Name the riskiest part and build it first.'],
      ['Architecture Review', 'Defend a design in front of another team.'],
      ['Capstone Work: Core', 'Make the main path work for a stranger.'],
      ['Continuous Integration', 'Let every pull request prove itself.'],
    ],
  },
  {
    title: 'Capstone: Launch',
    topics: [
      ['Security Review', 'Attack your own application and repair it.'],
      ['Performance Review', 'Find the slowest second and remove it.'],
      ['Writing a Case Study', 'Tell the story of the product to a hiring manager.'],
      ['Demo Day', 'Show the capstone to employers and families.'],
    ],
  },
];
