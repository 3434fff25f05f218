import { CURRICULUM_KEY } from '@bcs/contract/features/surveys/curriculum';
import { Alert } from '#kit/alert.tsx';
import { Badge } from '#kit/badge.tsx';
import { SkeletonRows } from '#kit/skeleton.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useRead } from '#lib/queries.ts';
import { local } from '#lib/storage.ts';
import { useViewer } from '#lib/viewer.ts';

/** The surveys about the career curriculum with their state; opening one stores its name first. D-145, D-156 */
export function CurriculumList() {
  const { enrollmentId } = useViewer();
  const { data, error } = useRead('csSurveyStatus', { enrollmentId });
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="font-semibold">Curriculum surveys</h3>
        <p className="text-sm text-muted">Tell us how useful the material was, and what you still want to know.</p>
      </div>
      {error ? (
        <Alert tone="bad">{error.message}</Alert>
      ) : data ? (
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {data.surveys.map(({ surveyName, title, submitted }) => (
            <li key={surveyName} className="flex min-h-12 items-center justify-between gap-3 border-t border-line py-2">
              {submitted ? (
                <span className="font-semibold">{title}</span>
              ) : (
                <TextLink to="/cscurriculum" onClick={() => local.set(CURRICULUM_KEY, surveyName)}>
                  {title}
                </TextLink>
              )}
              <Badge tone={submitted ? 'good' : 'neutral'}>{submitted ? 'Submitted' : 'Open'}</Badge>
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonRows rows={3} className="h-10" />
      )}
    </div>
  );
}
