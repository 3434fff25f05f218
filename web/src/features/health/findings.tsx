import { IconCircleCheck } from '@tabler/icons-react';
import { Badge } from '#kit/badge.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import type { Tone } from '#kit/tone.ts';
import type { Output } from '#lib/api.ts';

type Examined = Output<'health'>['examined'];
type Level = Examined[number]['findings'][number]['level'];

const LEVELS: Readonly<Record<Level, { readonly word: string; readonly tone: Tone }>> = {
  mistake: { word: 'Mistake', tone: 'bad' },
  warning: { word: 'Warning', tone: 'warn' },
  note: { word: 'Note', tone: 'neutral' },
};
const ORDER = Object.keys(LEVELS) as Level[];

/** The findings of the doctor, the worst first, each with what to do about it. ADM-122 */
export function Findings({ examined }: { examined: Examined }) {
  const all = examined
    .flatMap(({ name, findings }) => findings.map((finding) => ({ name, ...finding })))
    .toSorted((one, other) => ORDER.indexOf(one.level) - ORDER.indexOf(other.level));
  const fine = examined.filter(({ findings }) => findings.length === 0).map(({ name }) => name);
  const isWell = all.every(({ level }) => level === 'note');
  return (
    <TitledCard
      title="Findings"
      lead="These are the findings that bcs doctor reports on the command line."
      head="px-4 py-3.5 sm:px-5"
    >
      <ul className="divide-y divide-line border-t border-line">
        {isWell && (
          <li className="flex items-center gap-3 px-4 py-3.5 text-good sm:px-5">
            <IconCircleCheck size={20} aria-hidden />
            <span className="text-ink">No problems were found.</span>
          </li>
        )}
        {all.map(({ name, level, text }) => (
          <li key={`${name} ${text}`} className="grid gap-1.5 px-4 py-3.5 sm:px-5">
            <span className="flex flex-wrap items-center gap-2 font-semibold">
              <Badge tone={LEVELS[level].tone}>{LEVELS[level].word}</Badge>
              {name}
            </span>
            <span className="text-sm wrap-anywhere">{text}</span>
          </li>
        ))}
        {fine.length > 0 && <li className="px-4 py-3.5 text-sm text-muted sm:px-5">No problems: {fine.join(', ')}.</li>}
      </ul>
    </TitledCard>
  );
}
