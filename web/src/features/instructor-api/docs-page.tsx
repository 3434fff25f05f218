import type { ReactNode } from 'react';
import { PageHeader } from '#kit/page-header.tsx';
import { SkipLink } from '#kit/skip-link.tsx';
import { TabLink, TabLinks } from '#kit/tab-links.tsx';
import './docs-page.css';

const ROOT = '/instructor-api-docs';
const PAGES = [
  [ROOT, 'Overview'],
  [`${ROOT}/tokens`, 'Access tokens'],
  [`${ROOT}/webhooks`, 'Webhooks'],
  [`${ROOT}/graphql`, 'GraphQL'],
  [`${ROOT}/policy`, 'Policy'],
  [`${ROOT}/login`, 'login'],
  [`${ROOT}/me`, 'me'],
  [`${ROOT}/attendance`, 'attendance'],
  [`${ROOT}/grades`, 'grades'],
  [`${ROOT}/assignments`, 'assignments'],
  [`${ROOT}/assignmentDetail`, 'assignmentDetail'],
  [`${ROOT}/sessions`, 'sessions'],
  [`${ROOT}/sessionDetail`, 'sessionDetail'],
  [`${ROOT}/weeklyFeedback`, 'weeklyFeedback'],
] as const;

/** A page of the docs of the instructor API; each endpoint has one. API-001 */
export const DocsPage = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink to="docs-page">Skip the list of pages</SkipLink>
    <PageHeader title="API Access" lead="The Instructor API, for your own scripts." />
    <div className="docs-page">
      <TabLinks label="Pages of the API docs">
        {PAGES.map(([to, title]) => (
          <TabLink key={to} to={to} activeOptions={{ exact: true }}>
            {title}
          </TabLink>
        ))}
      </TabLinks>
      <div id="docs-page" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
        {children}
      </div>
    </div>
  </>
);
