import { LOGINS } from '@bcs/contract/features/instructor-api/failures';
import {
  GRAPHQL_COSTS,
  GRAPHQL_LIMITS,
  REQUESTS_PER_MINUTE,
  REQUESTS_PER_MINUTE_UNDER_LOAD,
  SLOW_ANSWER_MS,
} from '@bcs/contract/features/instructor-api/limits';
import { Card } from '#kit/card.tsx';
import { DocsPage } from './docs-page.tsx';

/** The page on how often the API may be asked, and what it answers beyond. API-011, D-173 */
export const PolicyPage = () => (
  <DocsPage>
    <Card pad className="grid max-w-prose gap-4">
      <h2 className="text-xl font-bold">Who may use it</h2>
      <p>
        Accounts with an active enrollment as instructor or teaching assistant, for the courses of these enrollments.
        Anything else answers 404; everyone else gets 401 with the code NO_ACCESS.
      </p>
      <p>
        Resetting your password ends your sessions and revokes your access tokens, and so does deactivating your
        account. Create new tokens afterward.
      </p>
      <h2 className="text-xl font-bold">Rate limit</h2>
      <p>
        Each token may send {REQUESTS_PER_MINUTE} requests a minute, and {REQUESTS_PER_MINUTE_UNDER_LOAD} while the
        server is under load: when more than one in twenty answers of the last minute took over {SLOW_ANSWER_MS} ms.
      </p>
      <p>
        The headers of every answer show where you stand: RateLimit-Limit, RateLimit-Remaining, and RateLimit-Reset in
        seconds. Beyond the limit the answer is 429 with the code RATE_LIMIT_EXCEEDED; Retry-After says how many seconds
        to wait.
      </p>
      <p>
        Logins: {LOGINS.calls} in {LOGINS.perSeconds / 60} minutes for each e-mail from one address.
      </p>
      <h2 className="text-xl font-bold">GraphQL</h2>
      <p>
        A query counts as one request. It may be {GRAPHQL_LIMITS.depth} levels deep, have {GRAPHQL_LIMITS.aliases}{' '}
        aliases and cost {GRAPHQL_LIMITS.cost}: each field costs {GRAPHQL_COSTS.field}, what hangs on a list{' '}
        {GRAPHQL_COSTS.listLength} times that, and each endpoint behind it {GRAPHQL_COSTS.endpoint}. Beyond, the answer
        is 400 with the code GRAPHQL_QUERY_TOO_COSTLY, and nothing was read.
      </p>
      <h2 className="text-xl font-bold">Errors</h2>
      <p>
        Errors are JSON with success false, an errorCode and an errorMessage. Codes stay the same; messages are for
        people.
      </p>
    </Card>
  </DocsPage>
);
