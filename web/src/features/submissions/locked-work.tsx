import type { ReactNode } from 'react';
import { IconCheck } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { EmptyCard } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';

type Props = {
  assignmentId: number;
  /** The text that was written before the grade came. */
  children?: ReactNode;
};

/** Graded work stays as it is. SUBM-012, SUBM-013 */
export const LockedWork = ({ assignmentId, children }: Props) => (
  <div className="grid gap-5">
    <EmptyCard
      icon={<IconCheck size={30} stroke={1.7} />}
      tone="good"
      title="This assignment has been graded and can no longer be edited."
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <LinkButton to="/grades/$assignmentId" params={{ assignmentId: String(assignmentId) }}>
            Show my grade
          </LinkButton>
          <Button disabled>Submitted & Graded</Button>
        </span>
      }
    />
    {children}
  </div>
);
