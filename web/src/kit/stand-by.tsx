import { Spinner } from './spinner.tsx';

/** 'Please stand by..' in view, for a short wait inside a page. */
export const StandBy = () => (
  <p role="status" className="flex items-center justify-center gap-2.5 py-10 text-muted">
    <Spinner />
    Please stand by..
  </p>
);

/** 'Please stand by..' where the title of the page will be, and as large. DASH-003 */
export const StandByTitle = () => (
  <p role="status" className="text-3xl font-bold tracking-[-0.025em] text-muted sm:text-4xl">
    Please stand by..
  </p>
);
