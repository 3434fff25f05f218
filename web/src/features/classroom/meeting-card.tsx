import { IconVideo } from '@tabler/icons-react';
import { Card, CardHeader } from '#kit/card.tsx';
import { MeetingPanel } from './meeting-panel.tsx';

type Props = {
  sessionId: number;
  /** In one line, above the attendance of a class that is being held. D-282 */
  inLine: boolean;
};

/** The dynamic classroom on the page of its session. */
export const MeetingCard = ({ sessionId, inLine }: Props) => (
  <Card
    pad={!inLine}
    aria-labelledby="virtual-classroom"
    className={inLine ? 'flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 sm:px-5' : 'grid gap-3'}
  >
    {inLine ? (
      <h2 id="virtual-classroom" className="flex items-center gap-2 font-semibold">
        <IconVideo size={20} aria-hidden className="text-brand" />
        Virtual Classroom
      </h2>
    ) : (
      <CardHeader title="Virtual Classroom" id="virtual-classroom">
        <IconVideo size={20} aria-hidden className="text-brand" />
      </CardHeader>
    )}
    <MeetingPanel sessionId={sessionId} inLine={inLine} />
  </Card>
);
