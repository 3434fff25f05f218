import { Spinner } from './spinner.tsx';

/** The words 'Please stand by..', for a short wait inside a page. */
export const StandBy = () => (
  <p role="status" className="flex items-center justify-center gap-2.5 py-10 text-muted">
    <Spinner />
    Please stand by..
  </p>
);

/** The words 'Please stand by..' in the place and size of the page's title. DASH-003 */
export const StandByTitle = () => (
  <p role="status" className="text-3xl font-bold tracking-[-0.025em] text-muted sm:text-4xl">
    Please stand by..
  </p>
);
