import { IconCircleCheck } from '@tabler/icons-react';
import { Badge } from '#kit/badge.tsx';
import { labelTone } from './status-look.ts';

/** The status that a student reads in place of the check-in link. ATT-011 */
export function CheckInStatus({ text }: { text: string }) {
  const done = text === 'Present' || text === 'Present Remotely';
  return (
    <Badge tone={labelTone(text)} icon={done && <IconCircleCheck size={15} aria-hidden />}>
      {text}
    </Badge>
  );
}
