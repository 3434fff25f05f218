import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from '@tanstack/react-router';
import { CURRICULUM, CURRICULUM_KEY } from '@bcs/contract/features/surveys/curriculum';
import { ENTERPRISE, NPS_TIMES, npsFormName, TYPE_CODES } from '@bcs/contract/features/surveys/names';
import { NO_SURVEY_NAME } from '@bcs/contract/features/surveys/sentences';
import { WEEKLY } from '@bcs/contract/features/surveys/weekly';
import { PageHeader } from '#kit/page-header.tsx';
import { lockedPath } from '#lib/route-lock.ts';
import { parseId } from '#lib/search.ts';
import { local } from '#lib/storage.ts';
import { UnknownPage } from '#lib/unknown-page.tsx';
import { useViewer } from '#lib/viewer.ts';
import { SurveyEnd } from './survey-end.tsx';
import { SurveyScreen } from './survey-screen.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The survey is the variant for students whose employer pays. SURV-041, SURV-076, D-135 */
    enterprise?: true;
  }
}

/**
 * Tells whether to show the variant for students whose employer pays: as the link says, or else as the course does.
 * SURV-076, D-135
 */
function useEnterprise(): boolean {
  const flagged = useLocation({ select: ({ state }) => state.enterprise });
  const { enrollment } = useViewer();
  return flagged ?? enrollment.course.enterpriseCourse;
}

const variant = (enterprise: boolean) => (enterprise ? ({ enterprise: true } as const) : {});

/** Specified by SURV-001 and SURV-076. */
export function PreCourseSurvey() {
  const enterprise = useEnterprise();
  return (
    <SurveyScreen
      title="Pre-Course Survey"
      formName={`${enterprise ? ENTERPRISE : ''}pre-course`}
      extra={variant(enterprise)}
    />
  );
}

/** Mid-course and end-of-course, for each type of program. SURV-002 to SURV-004, D-133 */
export function NpsSurvey({ course, type }: { course: string; type: string }) {
  const enterprise = useEnterprise();
  const time = Object.entries(NPS_TIMES).find(([code]) => code === course)?.[1];
  const code = TYPE_CODES.find((known) => known === type);
  if (time === undefined || code === undefined) return <UnknownPage />;
  return (
    <SurveyScreen
      key={time}
      title={time === 'mid-course' ? 'Mid-Course Survey' : 'End-of-Course Survey'}
      formName={npsFormName(time, code, enterprise)}
      extra={variant(enterprise)}
    />
  );
}

/** Specified by SURV-005. */
export function WeeklySurvey({ week, above }: { week: string; above?: ReactNode }) {
  const number = parseId(week);
  if (number === undefined) return <UnknownPage />;
  return (
    <SurveyScreen
      key={week}
      title={`Weekly Feedback: Week ${number}`}
      formName={WEEKLY}
      extra={{ week: number }}
      above={above}
    />
  );
}

/** Specified by SURV-006. */
export const AgreementSurvey = () => <SurveyScreen title="Agreement" formName="agreement" extra={{}} />;

/** Specified by SURV-007. */
export const CareerSurvey = () => <SurveyScreen title="Career Survey" formName="career" extra={{}} />;

/**
 * The survey of the career curriculum whose name was stored before the redirect. SURV-008, SURV-022, SURV-056,
 * SURV-057, D-145
 */
export function CurriculumSurvey() {
  const [kept] = useState(() => local.get(CURRICULUM_KEY));
  const survey = CURRICULUM.find(({ surveyName }) => surveyName === kept);
  const surveyName = survey?.surveyName;
  useEffect(() => {
    if (surveyName === undefined) return;
    local.set(CURRICULUM_KEY, surveyName);
    return () => {
      // somebody still locked to the survey has returned from asking for help
      if (lockedPath('/') !== '/cscurriculum') local.remove(CURRICULUM_KEY);
    };
  }, [surveyName]);
  if (!survey)
    return (
      <div className="mx-auto max-w-3xl">
        <PageHeader title="Career Services Curriculum" />
        <SurveyEnd formName="cs-curriculum" week={null} says={NO_SURVEY_NAME} />
      </div>
    );
  return (
    <SurveyScreen
      title={`Career Services Curriculum: ${survey.title}`}
      formName={survey.surveyName}
      extra={{ surveyName: survey.surveyName }}
    />
  );
}
