import { IconVideo } from '@tabler/icons-react';
import { Card, CardHeader } from '#kit/card.tsx';
import { MeetingPanel } from './meeting-panel.tsx';

/** The dynamic classroom on the page of its session. */
export function MeetingCard({ sessionId }: { sessionId: number }) {
  return (
    <Card pad aria-labelledby="virtual-classroom" className="grid content-start gap-3">
      <CardHeader title="Virtual Classroom" id="virtual-classroom">
        <IconVideo size={20} aria-hidden className="text-brand" />
      </CardHeader>
      <MeetingPanel sessionId={sessionId} />
    </Card>
  );
}
