import { GRAPHQL_PATH } from '@bcs/contract/features/instructor-api/graph';
import { NO_ACCESS } from '@bcs/contract/features/instructor-api/failures';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useDraft } from '#lib/draft.ts';
import { useViewer } from '#lib/viewer.ts';
import { DocsPage } from './docs-page.tsx';
import { QueryEditor } from './query-editor.tsx';
import { SchemaPanel } from './schema-panel.tsx';
import { TryIt } from './try-it.tsx';
import { useSchema } from './use-schema.ts';

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

/** Reads what was typed as JSON; a text that is none is sent as it is, and the answer tells what is wrong with it. */
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
  const draft = useDraft('instructor-api/graphql', {
    query: EXAMPLE,
    variables: JSON.stringify({ course: courseId }),
  });
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
