import { Spinner } from '#kit/spinner.tsx';

/** Covers the page until the server has said whether the session is still valid. AUTH-020 */
export const Verifying = () => (
  <div className="fixed inset-0 z-40 grid place-items-center bg-canvas/80 backdrop-blur-sm">
    <p role="status" className="flex items-center gap-3 rounded-card bg-surface px-6 py-5 font-semibold shadow-pop">
      <Spinner size={20} />
      Verifying your session...
    </p>
  </div>
);
