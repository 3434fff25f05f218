import { useId } from 'react';
import { IconMessageCheck } from '@tabler/icons-react';
import type { FollowUp } from '@bcs/contract/features/weekly-feedback/model';
import { Card } from '#kit/card.tsx';

/** What staff have done about the feedback of the class, as students read it. */
export function FollowUpNote({ followUp }: { followUp: FollowUp }) {
  const id = useId();
  return (
    <Card pad aria-labelledby={id} className="grid content-start gap-2">
      <h2 id={id} className="flex items-center gap-2.5 text-lg font-semibold">
        <IconMessageCheck size={20} aria-hidden className="text-brand" />
        You said, we did
      </h2>
      <p className="wrap-anywhere whitespace-pre-line">{followUp.text}</p>
      <p className="text-sm text-muted">
        {followUp.author}, about your feedback of week {followUp.week}
      </p>
    </Card>
  );
}
