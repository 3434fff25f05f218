import { VARIABLES } from '#kernel/env-table';

const HEADING = `# The environment

Generated from the one table that the server reads (server/src/kernel/env-table.ts) by \`npm run generate\`; a test holds it current.

Every variable is optional. An empty value counts as not given. All mistakes are reported at once, before anything is opened, and a variable that begins with BCS_ and is none of these is a mistake too. Values marked *secret* are never repeated in a message.

| Variable | Without it | Meaning |
|---|---|---|
`;

/** docs/environment.md */
export const environmentDocument = (): string => {
  const rows = Object.values(VARIABLES).map(
    (variable) =>
      `| ${variable.name} | ${variable.otherwise} | ${variable.meaning}${'secret' in variable ? ' (*secret*)' : ''} |`,
  );
  return `${HEADING}${rows.join('\n')}\n`;
};
