import { useCallback, useEffect, useState } from 'react';
import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import { GRAPHQL_PATH } from '@bcs/contract/features/instructor-api/graph';
import { NO_ACCESS } from '@bcs/contract/features/instructor-api/failures';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useDraft } from '#lib/draft.ts';
import { useViewer } from '#lib/viewer.ts';
import { storedToken } from '#lib/auth-session.ts';
import { DocsPage } from './docs-page.tsx';
import { QueryEditor } from './query-editor.tsx';
import { SchemaPanel } from './schema-panel.tsx';
import { TryIt } from './try-it.tsx';
import { sendRequest } from './send-request.ts';

interface Loaded {
  readonly schema: GraphQLSchema | null;
  /** The status of a refusal, 0 where the server could not be reached; null while all is well. */
  readonly failed: number | null;
}

/** The schema as the server describes it to the own token. */
function useSchema(): Loaded & { readonly load: () => void } {
  const [loaded, setLoaded] = useState<Loaded>({ schema: null, failed: null });
  const load = useCallback(() => {
    const query = getIntrospectionQuery({ inputValueDeprecation: false });
    sendRequest(GRAPHQL_PATH, { query }, storedToken()).then(
      ({ status, body }) => {
        if (status !== 200) return setLoaded({ schema: null, failed: status });
        const { data } = JSON.parse(body) as { data: IntrospectionQuery };
        return setLoaded({ schema: buildClientSchema(data), failed: null });
      },
      () => setLoaded({ schema: null, failed: 0 }),
    );
  }, []);
  useEffect(load, [load]);
  return { ...loaded, load };
}

const EXAMPLE = `# Ctrl+Space completes, Ctrl+Enter sends
query ($course: Int!) {
  course(id: $course) {
    name
    attendance {
      name
      startTime
      students {
        statusCode
        student {
          firstName
          lastName
        }
      }
    }
  }
}
`;

/** Parses typed JSON; invalid text is sent unchanged, and the answer says what is wrong with it. */
function parsed(text: string): { value: unknown; isJson: boolean } {
  if (text.trim() === '') return { value: {}, isJson: true };
  try {
    return { value: JSON.parse(text) as unknown, isJson: true };
  } catch {
    return { value: text, isJson: false };
  }
}

/** The GraphQL explorer: a query with completion, its answer, and the schema beside it. API-012, API-014 */
export function GraphqlPage() {
  const { courseId } = useViewer();
  const draft = useDraft('instructor-api/graphql', { query: EXAMPLE, variables: JSON.stringify({ course: courseId }) });
  const { schema, failed, load } = useSchema();
  const { query, variables } = draft.value;
  const { value, isJson } = parsed(variables);
  return (
    <DocsPage>
      <Card pad className="grid gap-3">
        <p className="max-w-prose">
          One query for what several endpoints answer, with exactly the fields that you need. It is read-only, with the
          same rights and limits as the endpoints.
        </p>
        <p className="font-mono text-sm wrap-anywhere">POST {GRAPHQL_PATH}</p>
      </Card>
      <DraftNotice draft={draft} />
      {failed !== null && (
        <Alert tone="bad" action={<Button onClick={load}>Try again</Button>}>
          {failed === 401 ? NO_ACCESS.message : 'The schema could not be loaded, so there is no completion.'}
        </Alert>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <TryIt path={GRAPHQL_PATH} input={{ query, variables: value }} withToken>
          <QueryEditor
            label="Query"
            value={query}
            schema={schema}
            onChange={(text) => draft.set((typed) => ({ ...typed, query: text }))}
          />
          <TextArea
            label="Variables, as JSON"
            rows={2}
            spellCheck={false}
            error={isJson ? null : 'This is not JSON.'}
            value={variables}
            onChange={({ target }) => draft.set((typed) => ({ ...typed, variables: target.value }))}
          />
        </TryIt>
        <SchemaPanel schema={schema} />
      </div>
    </DocsPage>
  );
}
