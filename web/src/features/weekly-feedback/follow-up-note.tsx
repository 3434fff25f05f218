import type { FollowUp } from '@bcs/contract/features/weekly-feedback/model';
import { Card, CardHeader } from '#kit/card.tsx';

/** The note on what staff did about the feedback of the class, as students read it. Part of the first view: no icon. */
export const FollowUpNote = ({ followUp: { text, author, week } }: { followUp: FollowUp }) => (
  <Card pad>
    <CardHeader title="You said, we did" lead={`${author}, about your feedback of week ${week}`} />
    <p className="mt-3 wrap-anywhere whitespace-pre-line">{text}</p>
  </Card>
);
