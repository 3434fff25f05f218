import { createFileRoute } from '@tanstack/react-router';
import { AgreementSurvey } from '#features/surveys/course-surveys.tsx';

export const Route = createFileRoute('/_app/agreement')({ component: AgreementSurvey });
