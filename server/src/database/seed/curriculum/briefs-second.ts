import type { Brief } from './brief.ts';

/** The challenges of weeks 13 to 24, the projects and the journal. */
export const SECOND_BRIEFS: readonly Brief[] = [
  {
    title: 'Challenge 13: E-Commerce Back End',
    header: 'Build the API of a shop.',
    repository: 'e-commerce-back-end',
    story:
      'As a **manager at a retail company** I want a back end for my shop so that it can compete with other companies.',
    criteria: [
      'Categories, products and tags are models with associations',
      'All routes answer with fitting status codes',
      'A product is updated together with its tags in one transaction',
      'Seeds fill an empty database',
    ],
  },
  {
    title: 'Challenge 14: Tech Blog',
    header: 'Publish posts and comments with accounts.',
    repository: 'tech-blog',
    story:
      'As a **developer who writes about technology** I want a blog so that I can publish articles and discuss them.',
    criteria: [
      'Visitors read posts',
      'Only people with an account comment',
      'Authors edit and delete their own posts and nobody else’s',
      'Idle people are logged out',
    ],
  },
  {
    title: 'Challenge 15: Schema Critique',
    header: 'Find the flaws of a data model before it is filled.',
    repository: 'schema-critique',
    story:
      'You are given the tables of a library. Three things about them will hurt within a year. Find them, explain them and propose a better schema.',
    criteria: [
      'Three flaws with an example row each',
      'A better schema as SQL',
      'A paragraph on how existing data moves over',
    ],
  },
  {
    title: 'Challenge 16: Regex Tutorial',
    header: 'Explain one regular expression to a beginner.',
    repository: 'regex-tutorial',
    story:
      'As a **web development student** I want a tutorial on one regular expression so that I can understand the search pattern it defines.',
    criteria: [
      'The expression is explained component by component',
      'Each component has an example that matches and one that does not',
      'The tutorial is a public gist',
    ],
  },
  {
    title: 'Challenge 17: Social Network API',
    header: 'Serve users, thoughts and reactions from documents.',
    repository: 'social-network-api',
    story:
      'As a **social media startup** I want an API on a document database so that it handles large amounts of unstructured data.',
    criteria: [
      'Users, friends, thoughts and reactions can be created, read, changed and deleted',
      'Deleting a user deletes their thoughts',
      'A walkthrough video shows all routes',
    ],
  },
  {
    title: 'Challenge 18: Text Editor',
    header: 'An editor that works without a network.',
    repository: 'offline-editor',
    story:
      'As a **developer** I want to create notes with or without an internet connection so that I can reliably retrieve them later.',
    criteria: [
      'The application can be installed',
      'It opens without a network',
      'Text survives closing the browser',
      'The bundle stays below 200 KB',
    ],
  },
  {
    title: 'Challenge 19: React Portfolio',
    header: 'Rebuild your portfolio from components.',
    repository: 'react-portfolio',
    story:
      'As an **employer** I want to view a candidate’s deployed portfolio so that I can assess whether they are a good fit.',
    criteria: [
      'Header, navigation, content and footer are components',
      'Six projects are rendered from data',
      'The contact form validates when a field is left',
      'Each section has an address',
    ],
  },
  {
    title: 'Challenge 20: Component Tests',
    header: 'Test what people see and do.',
    repository: 'component-tests',
    story:
      'Take the portfolio of last week and prove that it works. A test that would pass with an empty page does not count.',
    criteria: [
      'The contact form is tested for every message',
      'Navigation is tested with the keyboard',
      'Tests run on every pull request',
    ],
  },
  {
    title: 'Challenge 21: Book Search',
    header: 'Move an application from REST to GraphQL.',
    repository: 'book-search',
    story: 'As an **avid reader** I want to search for books so that I can keep a list of books to purchase.',
    criteria: [
      'Queries and mutations replace all routes',
      'Saving needs an account',
      'The saved list is right without a reload',
    ],
  },
  {
    title: 'Challenge 22: Shop Checkout',
    header: 'Take a basket to the receipt in test mode.',
    repository: 'shop-checkout',
    story: 'As a **shopper** I want to pay for my basket so that I receive what I chose.',
    criteria: [
      'Prices come from the server, never from the browser',
      'A repeated message is handled once',
      'A failed payment leaves the basket as it was',
    ],
  },
  {
    title: 'Challenge 23: Architecture Decision Record',
    header: 'Write down one decision of your capstone.',
    repository: 'capstone-decisions',
    story: 'Half a page: what you had to decide, what you decided, what you gave up. Your future team will thank you.',
    criteria: [
      'Context, decision and consequences',
      'Two alternatives with their price',
      'Linked from the README of the capstone',
    ],
  },
  {
    title: 'Challenge 24: Case Study',
    header: 'Tell the story of your capstone.',
    repository: 'case-study',
    story:
      'Write for a hiring manager who has two minutes: the problem, your part, one hard moment, the result in numbers.',
    criteria: ['At most 600 words', 'Two pictures', 'One number that proves the result', 'Published on your portfolio'],
  },
  {
    title: 'Project 1: Interactive Front End',
    header: 'Build a product with your team that uses two APIs.',
    repository: 'project-one',
    story:
      'Conceive and execute a design that solves a real-world problem by combining data from at least two server-side APIs. Everybody commits; everybody presents.',
    criteria: [
      'Two APIs are used',
      'Data is kept in the browser',
      'No alerts, confirms or prompts',
      'The history shows work of every member',
      'A presentation of seven minutes',
    ],
  },
  {
    title: 'Project 2: Interactive Full-Stack Application',
    header: 'Build a product with accounts and a database.',
    repository: 'project-two',
    story: 'Cut a product into slices that each work from end to end, and deliver the first one by midweek.',
    criteria: [
      'A REST API with four verbs',
      'Accounts with hashed passwords',
      'One library that was not taught in class',
      'Keys are kept in the environment',
      'A polished, responsive interface',
    ],
  },
  {
    title: 'Project 3: Capstone',
    header: 'Your own product, from idea to launch.',
    repository: 'capstone',
    story:
      'Design, build and launch a product that you would show to an employer. You choose the problem, the team and the stack.',
    criteria: [
      'A stranger completes the main path without help',
      'Tests run on every change',
      'It has passed the security and the performance review',
      'It is presented on Demo Day',
    ],
  },
  {
    title: 'Learning Journal',
    header: 'Optional: one page per month about what changed your mind.',
    repository: 'learning-journal',
    story:
      'People who write about what they learn remember more of it. Publish one entry per month: something you believed, what happened, what you believe now.',
    criteria: ['At least two entries', 'Each entry has one example of code', 'Each entry links one source'],
  },
];
