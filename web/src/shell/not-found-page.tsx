import { UnknownPage } from '#lib/unknown-page.tsx';
import { PlainPage } from './plain-page.tsx';

/** The page for any path that is no route. SHELL-005, SHELL-006, T-34 */
export const NotFoundPage = () => (
  <PlainPage>
    <UnknownPage />
  </PlainPage>
);
