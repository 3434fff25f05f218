import { IconUsers } from '@tabler/icons-react';
import { presenceText } from '@bcs/contract/features/grading/presence';
import { useGradersHere } from './use-graders-here.ts';

/**
 * 'Daniel Brooks is grading this too.' Nothing while the reader is alone with the work. It belongs below the choices:
 * who comes and goes must not move a grade away from under the hand.
 */
export function GradersHere({ submissionId }: { submissionId: number }) {
  const text = presenceText(useGradersHere(submissionId));
  return (
    <div role="status" className="not-has-[p]:-mt-4">
      {text && (
        <p className="flex items-start gap-2 rounded-control bg-brand-soft px-3 py-2 text-sm font-medium text-brand">
          <IconUsers size={18} aria-hidden className="mt-0.5 shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}
