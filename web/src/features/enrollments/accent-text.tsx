import type { ReactNode } from 'react';

/** Words in the accent colour of a university; the dark theme turns its lightness over, as `darkAccent` does. ADM-067 */
export const AccentText = ({ accent, children }: { accent: string | null; children: ReactNode }) => (
  <span
    className={accent === null ? undefined : 'font-semibold'}
    style={accent === null ? undefined : { color: `light-dark(${accent}, oklch(from ${accent} calc(1.25 - l) c h))` }}
  >
    {children}
  </span>
);
