import { API_ROOT } from '@bcs/contract/features/instructor-api/endpoints';
import { Card } from '#kit/card.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { DocsPage } from './docs-page.tsx';
import { CodeBlock } from './answer-view.tsx';

const EXAMPLE = `BCS_TOKEN=$(curl -s -X POST '${location.origin}${API_ROOT}/login' \\
  -H 'content-type: application/json' \\
  -d '{"email":"you@school.example","password":"…"}' | jq -r .authToken)

curl -s -X POST '${location.origin}${API_ROOT}/me' \\
  -H 'content-type: application/json' -H "authToken: $BCS_TOKEN" -d '{}'`;

/** The first page of the documentation. API-001 */
export const OverviewPage = () => (
  <DocsPage>
    <Card pad className="grid gap-4">
      <p className="max-w-prose">
        Read attendance, grades, coursework and sessions of the courses that you teach from your own scripts. Requests
        are POST with JSON; the token goes into the header authToken. The data and the rules are those of the pages.
      </p>
      <h2 className="text-xl font-bold">First steps</h2>
      <CodeBlock label="Example for a terminal">{EXAMPLE}</CodeBlock>
      <p className="max-w-prose">
        A script that runs by itself needs no password:{' '}
        <TextLink to="/instructor-api-docs/tokens">make an access token</TextLink> for what it reads.
      </p>
      <p>
        The whole description, for code generators:{' '}
        <a href="/openapi.json" className="font-medium text-brand underline">
          OpenAPI
        </a>
        .
      </p>
    </Card>
  </DocsPage>
);
