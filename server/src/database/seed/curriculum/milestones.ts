import type { Brief } from './brief.ts';

/** The five career milestones, in the order in which they are due. */
export const MILESTONES: readonly Brief[] = [
  {
    title: 'Brand Statement',
    header: 'Three sentences that say who you are, what you do and for whom.',
    repository: 'brand-statement',
    story:
      'Recruiters read the first lines of a profile and decide. Your brand statement is these lines: on your resume, on LinkedIn, and in the first minute of every conversation.',
    criteria: [
      'It names the role that you want',
      'It connects your former work with your new skills',
      'It has at most 75 words',
      'Somebody outside technology understands it',
    ],
  },
  {
    title: 'Resume',
    header: 'One page that gets you the first conversation.',
    repository: 'resume',
    story:
      'A technical resume shows projects before duties. It has one page, is read in seven seconds and survives the software that sorts applications.',
    criteria: [
      'One page, one column, no photo',
      'Three projects with links, each with a result',
      'Technical skills in groups',
      'Every line of experience begins with a verb',
      'A shared link that everybody can open',
    ],
  },
  {
    title: 'LinkedIn',
    header: 'A profile that recruiters find and people answer.',
    repository: 'linkedin',
    story:
      'Most junior developers are found, not hired from a stack of applications. Complete your profile so that a search for your skills leads to you.',
    criteria: [
      'A headline with the role you want',
      'A summary built on your brand statement',
      'Three featured projects',
      'At least 50 connections',
      'A custom address',
    ],
  },
  {
    title: 'Github',
    header: 'A profile that shows how you work.',
    repository: 'profile-readme',
    story:
      'Engineers who consider you will read your code. Make the first click count: pinned repositories, clean histories and READMEs that explain themselves.',
    criteria: [
      'A profile README',
      'Six pinned repositories',
      'Each pinned repository has a README with a screenshot and a link to the deployed application',
      'Commits in at least four weeks of the last eight',
    ],
  },
  {
    title: 'Portfolio',
    header: 'Your work, presented by you.',
    repository: 'portfolio',
    story:
      'A portfolio is the one place where you decide what people see first. Show three to six projects, tell the story of one, and make it easy to reach you.',
    criteria: [
      'A short introduction with your brand statement',
      'Three to six projects with pictures and links',
      'One case study',
      'A way to contact you',
      'It passes an accessibility check',
    ],
  },
];
