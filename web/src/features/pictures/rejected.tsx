import { PICTURE } from '@bcs/contract/features/pictures/failures';
import { ACCEPTED_TYPES, SIZE_LIMIT } from '@bcs/contract/features/pictures/sentences';
import { Alert } from '#kit/alert.tsx';

/** Why a picture was not taken. PEOPLE-021 to PEOPLE-023 */
export function Rejected() {
  return (
    <Alert tone="bad" title={PICTURE.REJECTED.message}>
      <p>{ACCEPTED_TYPES}</p>
      <p>{SIZE_LIMIT}</p>
    </Alert>
  );
}
