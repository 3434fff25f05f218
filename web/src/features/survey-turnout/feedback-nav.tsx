import { readNpsReport } from '@bcs/contract/features/nps/abilities';
import { seeTurnout } from '@bcs/contract/features/survey-turnout/abilities';
import { readWeeklyFeedback } from '@bcs/contract/features/weekly-feedback/abilities';
import { roleMay } from '@bcs/contract/kernel/ability';
import { LinkButton } from '#kit/link-button.tsx';
import { useViewer } from '#lib/viewer.ts';

const PAGES = [
  { to: '/weekly-feedback-report', label: 'Weekly Feedback', allow: readWeeklyFeedback },
  { to: '/nps-report', label: 'NPS Report', allow: readNpsReport },
  { to: '/survey-turnout', label: 'Response Rate', allow: seeTurnout },
] as const;

type Page = (typeof PAGES)[number]['to'];

/** Leads to the pages about what the class says, as far as the role may read them: to the others from one of them. */
export function FeedbackNav({ here = null }: { here?: Page | null }) {
  const { role } = useViewer();
  return PAGES.filter(({ to, allow }) => to !== here && roleMay(allow, role)).map(({ to, label }) => (
    <LinkButton key={to} to={to}>
      {label}
    </LinkButton>
  ));
}
