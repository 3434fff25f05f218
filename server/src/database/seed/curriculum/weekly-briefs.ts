import type { Brief } from './brief.ts';
import { topicsOf } from './lessons.ts';

type WeeklyBrief = Pick<Brief, 'title' | 'header' | 'page' | 'repository'>;

const CRITERIA = [
  'The README says which question you set out to answer',
  'Somebody else can repeat each step',
  'You name one thing that did not work, and why',
];

const GRADING = `## Grading

| Part | Share |
| --- | --- |
| Acceptance criteria | 40 % |
| Code quality and history | 30 % |
| Deployment | 20 % |
| README | 10 % |`;

const pageOf = (repository: string, story: string): string => `## Your task

${story}

## Acceptance criteria

${CRITERIA.map((criterion) => `- [ ] ${criterion}`).join('\n')}

## Getting started

\`\`\`bash
mkdir ${repository} && cd ${repository}
git init
git commit --allow-empty -m "Begin"
\`\`\`

Work on a branch and open a pull request against your own \`main\`, so that your history can be reviewed.

${GRADING}

## Submit

1. The URL of the **deployed application**
2. The URL of the **GitHub repository** with a README that has a screenshot

> You may hand in again as often as you like until your work is graded.`;

const briefOf = (name: string, outcome: string, week: number): WeeklyBrief => {
  const repository = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const story = `Use what the classes about **${name}** have shown on an example of your own choice. The aim: ${outcome.charAt(0).toLowerCase()}${outcome.slice(1)}`;
  return { title: `Challenge ${week + 1}: ${name}`, header: outcome, page: pageOf(repository, story), repository };
};

/** The weekly challenges of a program with one topic per week. */
export const weeklyBriefs = (programId: number): WeeklyBrief[] | undefined =>
  topicsOf(programId)?.map(([name, outcome], week) => briefOf(name, outcome, week));
