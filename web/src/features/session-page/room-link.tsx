import { showCheckInCode } from '@bcs/contract/features/attendance/abilities';
import { checkInPhase } from '@bcs/contract/features/attendance/check-in';
import { roleMay } from '@bcs/contract/kernel/ability';
import type { Session } from '@bcs/contract/features/sessions/model';
import { IconQrcode } from '@tabler/icons-react';
import { LinkButton } from '#kit/link-button.tsx';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';

/** The way to the code for the classroom, as long as it is of use. */
export function RoomLink({ session }: { session: Pick<Session, 'id' | 'startTime' | 'endTime'> }) {
  const { role } = useViewer();
  const ended = checkInPhase(session, useNow()) === 'ended';
  if (ended || !roleMay(showCheckInCode, role)) return null;
  return (
    <LinkButton to="/sessions/$sessionId/room" params={{ sessionId: String(session.id) }} tone="onNightQuiet">
      <IconQrcode size={18} aria-hidden />
      Check-In Code
    </LinkButton>
  );
}
