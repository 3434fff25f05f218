import { Card } from '#kit/card.tsx';
import { ContinueToDashboard } from './continue-to-dashboard.tsx';

/** There is nothing to answer here any more, or not yet. SURV-054, SURV-084, D-140 */
export const SurveyEnd = ({ formName, week, says }: { formName: string; week: number | null; says: string }) => (
  <Card pad className="grid gap-4">
    <p role="status">{says}</p>
    <div>
      <ContinueToDashboard formName={formName} week={week} tone="primary" />
    </div>
  </Card>
);
