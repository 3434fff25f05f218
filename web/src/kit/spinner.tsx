/** A rotating ring beside text; screen readers ignore it. With reduced motion it does not rotate. */
export const Spinner = ({ size = 16 }: { size?: number | undefined }) => (
  <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden className="shrink-0 motion-safe:animate-spin">
    <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="2" opacity=".25" />
    <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
