type Props = {
  /** True if the reader grades some of the work. */
  grades: boolean;
  /** The reader gives career feedback, which has keys of its own. */
  career: boolean;
  /** True if some work is missing. */
  missing: boolean;
  /** True if others grade some of the work. */
  others: boolean;
};

/** The meaning of the signs, and the keys that work. */
export const GridLegend = ({ grades, career, missing, others }: Props) => (
  <footer className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-2 text-xs text-muted">
    {grades && (
      <span>
        <span aria-hidden className="mr-1 text-brand">
          ●
        </span>
        to grade
      </span>
    )}
    {others && (
      <span>
        <span aria-hidden className="mr-1">
          ●
        </span>
        not graded yet
      </span>
    )}
    {missing && (
      <span>
        <span className="mr-1 font-semibold text-bad">Missing</span>
        required and past its due date
      </span>
    )}
    <span>
      <span aria-hidden className="mr-1">
        –
      </span>
      not submitted
    </span>
    <span className="ml-auto pointer-coarse:hidden">
      <kbd className="font-semibold">Arrow keys</kbd> move, <kbd className="font-semibold">Enter</kbd> opens
      {grades && (
        <>
          , <kbd className="font-semibold">{career ? '1 to 7' : 'A–F, I, + and –'}</kbd>{' '}
          {career ? 'give feedback' : 'grade'}, <kbd className="font-semibold">N</kbd> next to grade
        </>
      )}
    </span>
  </footer>
);
