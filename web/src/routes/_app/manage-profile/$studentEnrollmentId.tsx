import { createFileRoute } from '@tanstack/react-router';
import { ProfilePictureScreen } from '#features/pictures/profile-picture-screen.tsx';

export const Route = createFileRoute('/_app/manage-profile/$studentEnrollmentId')({ component: ProfilePictureScreen });
