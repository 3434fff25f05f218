import { Button } from '#kit/button.tsx';
import { MessageLine } from './message-line.tsx';
import type { ChatOutbox } from './use-outbox.ts';

/** Messages on their way, and the one that the server does not take. None of them is lost. */
export function Unsent({ outbox: { unsent, retrying, refusal, tryAgain, takeBack } }: { outbox: ChatOutbox }) {
  return (
    <>
      {unsent.map(({ clientId, body }, place) => (
        <MessageLine key={clientId} body={body} own faint note={place === 0 ? noteOf(refusal, retrying) : 'Sending…'} />
      ))}
      {refusal !== null && (
        <div className="flex flex-wrap justify-end gap-2">
          <Button size="sm" onClick={takeBack}>
            Edit message
          </Button>
          <Button size="sm" onClick={tryAgain}>
            Try again
          </Button>
        </div>
      )}
    </>
  );
}

const noteOf = (refusal: string | null, retrying: boolean) => {
  if (refusal !== null) return <span className="font-semibold text-bad">Not sent. {refusal}</span>;
  return retrying ? 'No connection. We keep your message and try again.' : 'Sending…';
};
