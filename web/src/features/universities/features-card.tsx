import { FEATURE_WORDS, switchSentence } from '@bcs/contract/features/universities/switch-words';
import { Button } from '#kit/button.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { confirm } from '#kit/confirms.ts';
import { toastFailure } from '#lib/failure-text.ts';
import type { Output } from '#lib/api.ts';
import { useRead } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';

type Flag = Output<'featureFlags'>['flags'][number];

/** The features switched on for everybody; before each change, a dialog says what changes for whom. ADM-078, D-016 */
export function FeaturesCard() {
  const { data } = useRead('featureFlags');
  const set = useSend('setFeatureFlag', { onRefused: toastFailure });
  if (!data) return null;
  const { flags, ...people } = data;
  const ask = async ({ key, enabled }: Flag) => {
    const words = FEATURE_WORDS[key];
    const action = enabled ? 'Switch off' : 'Switch on';
    const body = switchSentence(words, enabled, people);
    if (await confirm({ title: `${action} '${words.label}' for everyone?`, body, action }))
      void set.send({ key, enabled: !enabled });
  };
  return (
    <TitledCard
      pad
      title="Features"
      lead="These apply to the whole installation. What a single cohort hides is set on the page of its university."
      className="grid gap-3"
    >
      <ul className="grid divide-y divide-line">
        {flags.map((flag) => {
          const { label } = FEATURE_WORDS[flag.key];
          const action = flag.enabled ? 'Switch off' : 'Switch on';
          return (
            <li key={flag.key} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
              <span className="min-w-0 grow">
                <span className="font-semibold">{label}</span>
                <span className="ml-2 text-sm text-muted">{flag.enabled ? 'On' : 'Off'}</span>
              </span>
              <Button size="sm" aria-label={`${action}: ${label}`} onClick={() => void ask(flag)}>
                {action}
              </Button>
            </li>
          );
        })}
      </ul>
    </TitledCard>
  );
}
