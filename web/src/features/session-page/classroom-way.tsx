import { classroomLink } from '@bcs/contract/features/sessions/classroom';
import type { Session } from '@bcs/contract/features/sessions/model';
import { placeText } from '@bcs/contract/features/sessions/place';
import { IconDeviceLaptop, IconMapPin } from '@tabler/icons-react';
import { OutsideButton } from '#kit/link-button.tsx';
import { SafeLink } from '#kit/safe-link.tsx';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';

/** The place of a session; the instructor sees the address of an online classroom itself. SESS-016, SESS-017, D-067 */
export function SessionPlace({ session: { classroom, context } }: { session: Session }) {
  const { role } = useViewer();
  const Icon = classroom?.online ? IconDeviceLaptop : IconMapPin;
  const address = classroom?.videoUrl && classroomLink(role, context.id) === 'address' ? classroom.videoUrl : null;
  return (
    <span className="flex items-start gap-1.5">
      <Icon size={18} aria-hidden className="mt-0.5 shrink-0" />
      {address ? (
        <SafeLink
          href={address}
          className="rounded-sm font-semibold underline underline-offset-3 outline-white! wrap-anywhere"
        >
          {address}
        </SafeLink>
      ) : (
        placeText(classroom)
      )}
    </span>
  );
}

/** The way into an online classroom until the class is over. D-067 */
export function JoinButton({ session: { classroom, context, endTime } }: { session: Session }) {
  const { role } = useViewer();
  const over = endTime <= useNow();
  if (!classroom?.videoUrl || over || classroomLink(role, context.id) !== 'button') return null;
  return (
    <OutsideButton href={classroom.videoUrl} tone="onNightQuiet">
      <IconDeviceLaptop size={18} aria-hidden />
      Join online
    </OutsideButton>
  );
}
