import { createFileRoute } from '@tanstack/react-router';
import { CareerSurvey } from '#features/surveys/course-surveys.tsx';

export const Route = createFileRoute('/_app/careerSurvey')({ component: CareerSurvey });
