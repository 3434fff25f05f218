import { useState, type FormEvent, type ReactNode } from 'react';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { useCopy } from '#kit/use-copy.ts';
import { storedToken } from '#lib/auth-session.ts';
import { AnswerView, CodeBlock } from './answer-view.tsx';
import { toCurl, sendRequest, type TriedResponse } from './send-request.ts';

type Props = {
  /** The path to which it is sent. */
  path: string;
  /** The input that is sent: the fields combined as the endpoint expects. */
  input: object;
  /** False for the login, which takes no token. API-015 */
  withToken: boolean;
  /** The fields. */
  children?: ReactNode;
};

/** A form that sends a real request with the person's token and shows the response. API-013, API-015, API-027 */
// No useForm: it saves nothing.
export function TryIt({ path, input, withToken, children }: Props) {
  const [answer, setAnswer] = useState<TriedResponse | null>(null);
  const [sending, setSending] = useState(false);
  const [unreachable, setUnreachable] = useState(false);
  const { copied, copy } = useCopy();
  const [byHand, setByHand] = useState(false);
  const curl = toCurl(location.origin, path, input, withToken);
  async function send(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    setUnreachable(false);
    try {
      setAnswer(await sendRequest(path, input, withToken ? storedToken() : null));
    } catch {
      setUnreachable(true);
    } finally {
      setSending(false);
    }
  }
  return (
    <TitledCard
      pad
      title="Try it"
      lead={withToken ? 'Sends a real request with your own session.' : 'Sends a real request.'}
      className="grid gap-4"
    >
      <form onSubmit={(event) => void send(event)} className="grid gap-4">
        {children}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" tone="primary" pending={sending}>
            Send request
          </Button>
          <Button onClick={() => void copy(curl, () => setByHand(true))}>
            {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            {copied ? 'Copied' : 'Copy as curl'}
          </Button>
        </div>
      </form>
      {byHand && <CodeBlock label="Command to copy by hand">{curl}</CodeBlock>}
      {unreachable && <Alert tone="bad">The server could not be reached. Please try again.</Alert>}
      {answer && <AnswerView answer={answer} />}
    </TitledCard>
  );
}
