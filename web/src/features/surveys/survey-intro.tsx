import type { ReactNode } from 'react';
import { IconEye } from '@tabler/icons-react';
import { saidBefore } from '@bcs/contract/features/surveys/confidentiality';
import { plural } from '@bcs/contract/kernel/plural';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { ContinueToDashboard } from './continue-to-dashboard.tsx';
import type { Loaded } from './use-survey.ts';

type Props = {
  form: Loaded['form'];
  week: number | null;
  above: ReactNode;
  questions: number;
  onStart: () => void;
};

/** The page before the first question: what a survey is about and who will see what of it. SURV-016 */
export const SurveyIntro = ({ form, week, above, questions, onStart }: Props) => (
  <div className="grid gap-5">
    {above}
    <Card pad className="grid gap-4">
      {form.description !== '' && <p className="text-lg">{form.description}</p>}
      <p className="text-muted">
        {plural(questions, 'question')}. Your answers are kept on this device until you send them.
      </p>
      <p className="flex items-start gap-2.5">
        <IconEye size={20} aria-hidden className="mt-0.5 shrink-0 text-muted" />
        <span>{saidBefore(form.name)}</span>
      </p>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button tone="primary" onClick={onStart}>
          Start the Survey
        </Button>
        <ContinueToDashboard formName={form.name} week={week} />
      </div>
    </Card>
  </div>
);
