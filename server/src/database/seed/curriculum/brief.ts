/** What an assignment asks for; `content.ts` makes the page of it. */
export interface Brief {
  readonly title: string;
  readonly header: string;
  readonly story: string;
  readonly criteria: readonly string[];
  /** The name of the repository that people hand in. */
  readonly repository: string;
}

const GRADING = `## Grading

| Part | Share |
| --- | --- |
| Acceptance criteria | 40 % |
| Code quality and history | 30 % |
| Deployment | 20 % |
| README | 10 % |`;

/** The page of an academic assignment, as markdown. */
export const assignmentPage = ({ story, criteria, repository }: Brief): string => `## Your task

${story}

## Acceptance criteria

${criteria.map((criterion) => `- [ ] ${criterion}`).join('\n')}

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

/** The page of a career milestone, as markdown. */
export const milestonePage = ({ story, criteria }: Brief): string => `## Why this matters

${story}

## Checklist

${criteria.map((criterion) => `- ${criterion}`).join('\n')}

## Submit

Add the link to your material and choose its label. Your career director answers within **five business days**; you may hand in improved versions at any time.`;
