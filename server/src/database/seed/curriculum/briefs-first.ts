import type { Brief } from './brief.ts';

/** Prework and the challenges of weeks 1 to 12. */
export const FIRST_BRIEFS: readonly Brief[] = [
  {
    title: 'Prework: Set Up Your Workshop',
    header: 'Install the tools that you will use every day.',
    repository: 'hello-workshop',
    story:
      'Before the first class, install the editor, Git and Node.js, create a GitHub account and push a first repository. Ask in the class channel when something does not work: everybody gets stuck here once.',
    criteria: [
      '`git --version` and `node --version` answer',
      'A repository with a README introduces you',
      'The README names one thing you want to build',
    ],
  },
  {
    title: 'Prework: Study Guide Page',
    header: 'Build a first page that collects your notes.',
    repository: 'study-guide',
    story:
      'As a **bootcamp student** I want a page with notes on HTML, CSS, Git and JavaScript so that I can review what I have learned.',
    criteria: [
      'Four sections with headings',
      'At least three notes in each section',
      'The page is published with GitHub Pages',
    ],
  },
  {
    title: 'Challenge 1: Accessible Agency Site',
    header: 'Refactor a marketing page so that everybody can use it.',
    repository: 'accessible-agency',
    story:
      'As a **marketing agency** I want a codebase that follows accessibility standards so that our site is found by search engines and usable for people with disabilities. You are given a page that works and reads badly. Leave it cleaner than you found it.',
    criteria: [
      'Semantic elements replace anonymous containers',
      'Headings fall in sequential order',
      'Every image has a fitting text alternative',
      'All links work',
      'The style sheet is consolidated and follows the order of the page',
    ],
  },
  {
    title: 'Challenge 2: Responsive Portfolio',
    header: 'Lay out a portfolio that works from phone to desktop.',
    repository: 'responsive-portfolio',
    story:
      'As an **employer** I want to view a potential employee’s work samples so that I can decide whether they fit an open position.',
    criteria: [
      'Name, picture and links to the sections are visible at once',
      'The first project is shown larger than the others',
      'The layout adapts at 768 and 480 pixels',
      'Focus is visible everywhere',
    ],
  },
  {
    title: 'Challenge 3: Password Generator',
    header: 'Generate passwords that meet what the user chooses.',
    repository: 'password-generator',
    story:
      'As an **employee with access to sensitive data** I want to generate a random password that meets given criteria so that my account is well protected.',
    criteria: [
      'Length between 8 and 128 is asked and validated',
      'Lowercase, uppercase, digits and special characters can be chosen',
      'At least one kind of character must be chosen',
      'The password contains every chosen kind',
      'Randomness comes from `crypto.getRandomValues`',
    ],
  },
  {
    title: 'Challenge 4: Timed Code Quiz',
    header: 'A quiz against the clock, with high scores.',
    repository: 'code-quiz',
    story:
      'As a **bootcamp student** I want to take a timed quiz on JavaScript that stores high scores so that I can compare my progress with others.',
    criteria: [
      'A button starts the timer and shows the first question',
      'A wrong answer takes ten seconds off the clock',
      'The quiz ends when all questions are answered or the time is up',
      'Initials and score are kept in local storage',
      'The quiz can be taken with the keyboard alone',
    ],
  },
  {
    title: 'Challenge 5: Work Day Planner',
    header: 'Plan a day by the hour.',
    repository: 'work-day-planner',
    story:
      'As an **employee with a busy schedule** I want to add events to a daily planner so that I can manage my time.',
    criteria: [
      'Today’s date is shown at the top',
      'Each hour is marked as past, present or future',
      'An event is saved with its hour',
      'Events are still there after a reload',
    ],
  },
  {
    title: 'Challenge 6: Weather Dashboard',
    header: 'Ask a weather service and show what it answers.',
    repository: 'weather-dashboard',
    story: 'As a **traveler** I want to see the weather of several cities so that I can plan a trip.',
    criteria: [
      'Searching for a city shows current conditions and five days',
      'Searched cities are listed and can be chosen again',
      'A city that does not exist gets a friendly message',
      'The key of the service is not in the repository',
    ],
  },
  {
    title: 'Challenge 7: Pair Programming Report',
    header: 'Write about one evening of working in pairs.',
    repository: 'pairing-report',
    story:
      'Pair with somebody from another project team for one evening. Swap the keyboard every 15 minutes and write down what you noticed.',
    criteria: [
      'The report links the commits of the evening',
      'It names one thing you learned from your partner',
      'It names one thing you would do differently',
    ],
  },
  {
    title: 'Challenge 8: Role-Playing Game',
    header: 'Model heroes and monsters with classes.',
    repository: 'rpg-classes',
    story: 'As a **player** I want characters with different strengths so that every fight feels different.',
    criteria: [
      'A base class holds what all characters share',
      'At least three classes extend it',
      'A fight runs in rounds and ends',
      'No method is longer than 15 lines',
    ],
  },
  {
    title: 'Challenge 9: README Generator',
    header: 'A command-line tool that writes a professional README.',
    repository: 'readme-generator',
    story:
      'As a **developer** I want a README generator so that I can quickly create a professional README for a new project.',
    criteria: [
      'Questions are asked on the command line',
      'The file has title, description, table of contents, installation, usage, license, contributing, tests and questions',
      'The chosen license appears as a badge',
      'A walkthrough video is linked',
    ],
  },
  {
    title: 'Challenge 10: Team Profile Generator',
    header: 'Grow tested classes into a page about a team.',
    repository: 'team-profile',
    story:
      'As a **manager** I want a page with my team’s basic information so that I have quick access to their e-mails and GitHub profiles.',
    criteria: [
      'Employee, Manager, Engineer and Intern are classes with passing tests',
      'The page is generated from prompts',
      'E-mail addresses open a new message',
      'GitHub names link to the profile',
    ],
  },
  {
    title: 'Challenge 11: Note Taker',
    header: 'Write the server of a note-taking page.',
    repository: 'note-taker',
    story:
      'As a **small business owner** I want to write and save notes so that I can organize my thoughts and keep track of tasks.',
    criteria: [
      '`GET /api/notes` answers all notes',
      '`POST /api/notes` adds a note with a unique id',
      '`DELETE /api/notes/:id` removes one',
      'The application is deployed',
    ],
  },
  {
    title: 'Challenge 12: Employee Tracker',
    header: 'Manage a company’s staff with SQL.',
    repository: 'employee-tracker',
    story:
      'As a **business owner** I want to view and manage departments, roles and employees so that I can organize and plan my business.',
    criteria: [
      'The schema has foreign keys',
      'Departments, roles and employees can be listed and added',
      'A role can be changed',
      'All statements use placeholders',
      'The salary budget of a department is computed in one query',
    ],
  },
];
