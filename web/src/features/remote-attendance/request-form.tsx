import { useState } from 'react';
import { AGREEMENT, REQUEST_FAILED, rulesText } from '@bcs/contract/features/remote-attendance/sentences';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import type { Output } from '#lib/api.ts';
import { RequestCost } from './request-cost.tsx';

type Props = {
  weighed: Output<'requestRemoteAttendance'>;
  pending: boolean;
  failed: boolean;
  onRequest: () => void;
  onCancel: () => void;
};

/**
 * The costs, the rules and the agreement; nothing is sent before the person agrees to the rules. REM-006 to REM-008,
 * REM-020, REM-021, REM-027
 */
// No useForm: nothing is typed, so nothing can be lost.
export function RequestForm({ weighed, pending, failed, onRequest, onCancel }: Props) {
  const [agreed, setAgreed] = useState(false);
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (agreed && !pending) onRequest();
      }}
    >
      <RequestCost quota={weighed} />
      <div className="grid gap-3">
        <h2 className="font-semibold">Rules</h2>
        <p>{rulesText(weighed.maxRemoteAttendance)}</p>
        <Checkbox
          label={AGREEMENT}
          className="font-semibold"
          checked={agreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
      </div>
      {failed && <Alert tone="bad">{REQUEST_FAILED}</Alert>}
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button type="submit" tone="primary" disabled={!agreed} pending={pending}>
          Request
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
