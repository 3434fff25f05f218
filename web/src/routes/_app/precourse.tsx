import { createFileRoute } from '@tanstack/react-router';
import { PreCourseSurvey } from '#features/surveys/course-surveys.tsx';

export const Route = createFileRoute('/_app/precourse')({ component: PreCourseSurvey });
