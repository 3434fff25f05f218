import { useState } from 'react';
import { IconCloudOff, IconSearchOff, IconSparkles } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { useRead } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { FoundItem } from './found-item.tsx';

const MAX_QUESTION_LENGTH = 200;

/** The assistant that is built in: it answers with the places of the class that speak of a question. CHAT-004, D-168 */
export function AssistantScreen({ question, onAsk }: { question: string; onAsk: (question: string) => void }) {
  const { enrollment } = useViewer();
  const [text, setText] = useState(question);
  const [asked, setAsked] = useState(question);
  // the way back and forth leads through the questions
  if (asked !== question) {
    setAsked(question);
    setText(question);
  }
  return (
    <>
      <PageHeader
        title="Learning Assistant"
        lead={`Searches the sessions, coursework and announcements of ${enrollment.course.name}.`}
      />
      <form
        role="search"
        className="mb-6 flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') onAsk(text.trim());
        }}
      >
        <SearchField
          label="Your question"
          className="grow"
          value={text}
          maxLength={MAX_QUESTION_LENGTH}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" tone="primary" disabled={text.trim() === ''}>
          Search
        </Button>
      </form>
      <Card>
        {question === '' ? (
          <EmptyState
            icon={<IconSparkles size={30} stroke={1.7} />}
            title="Ask in your own words, for example: How do I deploy a server?"
          />
        ) : (
          <Answer question={question} />
        )}
      </Card>
    </>
  );
}

function Answer({ question }: { question: string }) {
  const { enrollmentId } = useViewer();
  const { data, isError, refetch } = useRead('searchMaterial', { enrollmentId, question }, { stays: true });
  if (isError) {
    return (
      <EmptyState
        tone="bad"
        icon={<IconCloudOff size={28} />}
        title="The search did not work. Please try again."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  }
  if (!data) return <StandBy />;
  const { found } = data;
  return (
    <>
      <p role="status" className="sr-only">
        {found.length === 0 ? 'Nothing was found.' : `${found.length} found.`}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={<IconSearchOff size={30} stroke={1.7} />}
          title="Nothing in your class speaks of this. Try other words, or ask your student success managers."
        />
      ) : (
        <ul className="divide-y divide-line">
          {found.map((item) => (
            <FoundItem key={`${item.kind} ${item.id}`} item={item} />
          ))}
        </ul>
      )}
    </>
  );
}
