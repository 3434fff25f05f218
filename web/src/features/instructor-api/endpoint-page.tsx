import { useState } from 'react';
import { useMatches } from '@tanstack/react-router';
import {
  API_ROOT,
  ENDPOINTS,
  type EndpointField,
  type EndpointName,
} from '@bcs/contract/features/instructor-api/endpoints';
import { Card } from '#kit/card.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useViewer } from '#lib/viewer.ts';
import { DocsPage } from './docs-page.tsx';
import { FieldList } from './field-list.tsx';
import { TryIt } from './try-it.tsx';

const WHERE_IT_STANDS: Record<EndpointField, string> = {
  courseId: 'The course of an enrollment; `me` lists yours.',
  enrollmentId: 'One of your enrollments; `me` lists them.',
  assignmentId: '`assignments` lists them.',
  sessionId: '`sessions` lists them.',
};

/** The page of the endpoint that its address ends with. API-003 to API-009 */
export function EndpointPage() {
  const name = useMatches({ select: (matches) => matches.at(-1)?.fullPath.split('/').at(-1) ?? '' });
  return <Endpoint key={name} name={name as EndpointName} />;
}

/** One endpoint: its input, its answer, and a form to try it. */
function Endpoint({ name }: { name: EndpointName }) {
  const { summary, fields, answers } = ENDPOINTS[name];
  const { courseId, enrollmentId } = useViewer();
  const known: Partial<Record<EndpointField, number>> = { courseId, enrollmentId };
  const [typed, setTyped] = useState<Partial<Record<EndpointField, string>>>({});
  const valueOf = (field: EndpointField) => typed[field] ?? String(known[field] ?? '');
  // a value that is not a number is sent unchanged: the answer says what is wrong with it
  const asSent = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : text);
  const input = Object.fromEntries(fields.map((field) => [field, asSent(valueOf(field))]));
  return (
    <DocsPage>
      <Card pad className="grid gap-4">
        <p>{summary}</p>
        <p className="font-mono text-sm wrap-anywhere">
          POST {API_ROOT}/{name}
        </p>
        <FieldList
          title="Input, as JSON"
          empty="Nothing except the token in the header authToken."
          fields={Object.fromEntries(fields.map((field) => [field, WHERE_IT_STANDS[field].replaceAll('`', '')]))}
        />
        <FieldList title="Answer" fields={answers} />
      </Card>
      <TryIt path={`${API_ROOT}/${name}`} input={input} withToken>
        {fields.map((field) => (
          <TextField
            key={field}
            label={field}
            inputMode="numeric"
            required
            value={valueOf(field)}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
        ))}
      </TryIt>
    </DocsPage>
  );
}
