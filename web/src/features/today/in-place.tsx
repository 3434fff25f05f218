import type { TodayLine } from '@bcs/contract/features/today/model';
import type { Role } from '@bcs/contract/kernel/roles';
import { AttendanceInPlace } from './attendance-in-place.tsx';
import { RequestsInPlace } from './requests-in-place.tsx';

type Props = { line: TodayLine; role: Role };

/** The content of a line, to be settled without leaving the list. D-240 */
export function InPlace({ line: { kind, objectId, enrollmentId }, role }: Props) {
  if (kind === 'remoteRequests') return <RequestsInPlace of={{ enrollmentId, role }} />;
  if (kind === 'attendance' && objectId !== null) return <AttendanceInPlace sessionId={objectId} />;
  return null;
}
