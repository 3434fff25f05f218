type MarkProps = { size?: number | undefined; onNight?: boolean | undefined };

/** The mark: a square still open at one corner, and the spark that completes it. */
export const LogoMark = ({ size = 32, onNight = false }: MarkProps) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden className="shrink-0">
    <rect width="32" height="32" rx="9" className={onNight ? 'fill-white' : 'fill-mark'} />
    <path
      d="M15.6 9.4h-5.4a2.2 2.2 0 0 0-2.2 2.2v10.4a2.2 2.2 0 0 0 2.2 2.2h10.4a2.2 2.2 0 0 0 2.2-2.2v-5.4"
      fill="none"
      className={onNight ? 'stroke-night' : 'stroke-white'}
      strokeWidth="3.2"
      strokeLinecap="round"
    />
    <rect x="19.2" y="6.2" width="6.8" height="6.8" rx="2" className="fill-spark" />
  </svg>
);

/** Mark and name; on phones the mark alone where `short`. */
export const Logo = ({ size, onNight, short = false }: MarkProps & { short?: boolean | undefined }) => (
  <span className="inline-flex items-center gap-2.5 text-[1.125rem] font-bold tracking-[-0.025em] whitespace-nowrap">
    <LogoMark size={size} onNight={onNight} />
    <span className={short ? 'max-sm:hidden' : undefined}>Bootcamp Square</span>
  </span>
);
