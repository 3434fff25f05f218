import { Logo } from '#kit/logo.tsx';

const RINGS = [70, 134, 198, 262, 326, 390, 454];

/** The deep stage beside a form; decoration, the same in both themes. */
export const AuthBackdrop = () => (
  <aside className="relative hidden overflow-hidden bg-night p-12 text-white lg:flex lg:flex-col lg:justify-between">
    <svg aria-hidden className="absolute inset-0 size-full" preserveAspectRatio="xMidYMid slice" viewBox="0 0 600 800">
      <defs>
        <radialGradient id="night-glow" cx="82%" cy="14%" r="72%">
          <stop offset="0" className="[stop-color:var(--color-night-glow)]" />
          <stop offset="1" className="[stop-color:var(--color-night)]" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="night-spark" cx="6%" cy="104%" r="58%">
          <stop offset="0" className="[stop-color:var(--color-spark)]" stopOpacity="0.7" />
          <stop offset="1" className="[stop-color:var(--color-night)]" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="600" height="800" fill="url(#night-glow)" />
      <rect width="600" height="800" fill="url(#night-spark)" />
      {RINGS.map((radius, ring) => (
        <rect
          key={radius}
          x={500 - radius}
          y={150 - radius}
          width={radius * 2}
          height={radius * 2}
          rx={radius * 0.36}
          fill="none"
          stroke="white"
          strokeOpacity={0.17 - ring * 0.02}
          strokeWidth="1.5"
        />
      ))}
    </svg>
    <div className="relative">
      <Logo onNight />
    </div>
    <div className="relative max-w-md">
      <p className="text-[2.5rem] leading-[1.12] font-bold tracking-[-0.03em] text-balance">
        Show up. Build. Get feedback. Repeat.
      </p>
      <p className="mt-4 text-lg text-white/80">
        Sessions, coursework, grades and career milestones in one calm place.
      </p>
    </div>
    <p className="relative text-sm text-white/70">For students and staff of coding bootcamps.</p>
  </aside>
);
