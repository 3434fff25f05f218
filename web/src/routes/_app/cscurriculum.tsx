import { createFileRoute } from '@tanstack/react-router';
import { CurriculumSurvey } from '#features/surveys/course-surveys.tsx';

export const Route = createFileRoute('/_app/cscurriculum')({ component: CurriculumSurvey });
