import { calls } from '@bcs/contract/contract';
import * as instructorApi from '@bcs/contract/features/instructor-api/calls';
import { graphql } from '@bcs/contract/features/instructor-api/calls-graphql';
import { roleMay } from '@bcs/contract/kernel/ability';
import type { Call } from '@bcs/contract/kernel/call';
import { ALLOWED_AUTHORS, ROLES, type Role } from '@bcs/contract/kernel/roles';
import { isAdministration } from '#kernel/scopes-of-grants';
import { actorMay, GRANT_HOLDERS } from './actors.ts';

const cell = (allowed: boolean, situational: boolean) => (allowed ? (situational ? 'if' : 'yes') : '–');

function rowOf([name, { allow, scope, needsPassword, takesAway }]: [string, Call]): string {
  const open = scope.by === 'public' ? 'yes' : '–';
  // instructors administer if 'Instructors may edit' is on. ADM-007
  const isAsked = (role: Role) => isAdministration(scope) && ALLOWED_AUTHORS.includes(role);
  const cells = ROLES.map((role) => cell(roleMay(allow, role), allow.refuse !== undefined || isAsked(role)));
  const byGrant = GRANT_HOLDERS.map((holder) =>
    scope.by === 'public' || (scope.by === 'account' && allow.roles === 'everybody')
      ? 'yes'
      : cell(actorMay(allow, holder), allow.refuse !== undefined || needsPassword === true || takesAway !== undefined),
  );
  return `| ${name} | ${scope.by} | ${allow.id} | ${[...cells, ...byGrant, open].join(' | ')} |`;
}

const TABLE_HEADER = `| Call | Scope | Ability | ${ROLES.join(' | ')} | univ. | inst. | nobody |
|---|---|---|${'---|'.repeat(ROLES.length + GRANT_HOLDERS.length + 1)}`;

/** Generates the table of calls and roles from the contract. */
export function permissionMatrix(): string {
  const rowsOf = (of: Readonly<Record<string, Call>>) =>
    Object.entries(of)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(rowOf)
      .join('\n');
  return `# Permission matrix

Generated from the contract by \`npm run generate\`; a test holds it current and another tries every cell on the running server.

- **yes**: the role may. **if**: the role may, and a rule over the situation decides. **–**: the role is refused with 403.
- The role is that of the caller's active enrollment in the course that the scope leads to. Outside of it the answer is 404, without a valid token 401.
- **univ.** and **inst.** are grants over a university and over the installation, which open administration and no class. Outside of their reach the answer is 404; who holds none gets 403.

${TABLE_HEADER}
${rowsOf(calls)}

## Instructor API

Whoever teaches nowhere gets 401, and of a course in which somebody does not teach the answer is 404. Each field of a GraphQL query (\`graphql\`) is judged as the endpoint behind it.

${TABLE_HEADER}
${rowsOf({ ...instructorApi, graphql })}
`;
}
