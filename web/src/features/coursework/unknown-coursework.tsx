import { PageHeader } from '#kit/page-header.tsx';
import { Alert } from '#kit/alert.tsx';
import { TextLink } from '#kit/text-link.tsx';

/** An assignment that is not there, or not for this person. WORK-010, WORK-036, T-16 */
export const UnknownCoursework = () => (
  <>
    <PageHeader title="Coursework" />
    <Alert tone="warn">
      That coursework doesn't seem to exist. Please <TextLink to="/coursework">click here</TextLink> to return to your
      coursework.
    </Alert>
  </>
);
