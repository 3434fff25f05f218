import { NO_ACCESS } from '@bcs/contract/features/instructor-api/failures';
import { Alert } from '#kit/alert.tsx';
import { Badge } from '#kit/badge.tsx';
import type { TriedResponse } from './send-request.ts';

/** Status, headers and body of an answer. API-016, API-027 */
export const AnswerView = ({ answer: { status, headers, body } }: { answer: TriedResponse }) => (
  <section aria-label="Response" className="grid min-w-0 gap-3">
    <p role="status" className="flex flex-wrap items-center gap-2 font-semibold">
      Status <Badge tone={status < 400 ? 'good' : 'bad'}>{status}</Badge>
    </p>
    {status === 401 && <Alert tone="bad">{NO_ACCESS.message}</Alert>}
    <h3 className="text-sm font-semibold">Headers</h3>
    <CodeBlock label="Response headers">{headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</CodeBlock>
    <h3 className="text-sm font-semibold">Body</h3>
    <CodeBlock label="Response body">{body}</CodeBlock>
  </section>
);

/** Text of machines, line by line. It scrolls within its box, by keyboard as well. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  const stop = { role: 'region', tabIndex: 0, 'aria-label': label } as const;
  return (
    <pre
      {...stop}
      className="max-h-96 overflow-auto rounded-control border border-line bg-sunken p-3 text-sm contain-inline-size"
    >
      {children}
    </pre>
  );
}
