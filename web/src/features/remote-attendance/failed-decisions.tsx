import { useEffect, useRef } from 'react';
import { Alert } from '#kit/alert.tsx';
import type { FailedDecision } from './use-decide.ts';

/**
 * Lists the decisions that failed, and why. It scrolls into view, since the list may be longer than the screen.
 * REM-050, REM-051
 */
export function FailedDecisions({ failed, onDismiss }: { failed: readonly FailedDecision[]; onDismiss: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failed.length > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [failed]);
  if (failed.length === 0) return null;
  return (
    <div ref={box} className="scroll-mt-20">
      <Alert tone="bad" onDismiss={onDismiss}>
        <ul className="grid gap-1">
          {failed.map(({ id, name, reason }) => (
            <li key={id}>
              <strong>{name}</strong> {reason}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
