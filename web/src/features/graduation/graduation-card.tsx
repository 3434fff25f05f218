import { judgeRequirements } from '@bcs/contract/features/graduation/requirements';
import { TextLink } from '#kit/text-link.tsx';
import { useNow } from '#lib/now.ts';
import { useRead } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { JourneyCard } from './journey-card.tsx';

/** The own way to graduation at the foot of the dashboard; nothing while it is not there, which no other card suffers from. */
export function GraduationCard() {
  const { enrollmentId } = useViewer();
  const now = useNow();
  const { data: record } = useRead('graduation', { enrollmentId });
  if (!record) return null;
  return (
    <div className="grid gap-2">
      <JourneyCard record={record} requirements={judgeRequirements(record, now)} now={now} name={null} />
      <TextLink to="/graduation" className="w-fit text-sm">
        Requirements, and what if …
      </TextLink>
    </div>
  );
}
