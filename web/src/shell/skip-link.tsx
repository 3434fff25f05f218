/** The first stop of the keyboard. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-control focus:bg-brand focus:px-4 focus:py-2 focus:font-semibold focus:text-on-brand"
    >
      Skip to content
    </a>
  );
}
