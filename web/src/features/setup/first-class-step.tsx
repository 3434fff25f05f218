import { IconCircle, IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';
import type { SetupState } from '@bcs/contract/features/setup/model';
import { useFormOpen } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { toastFailure } from '#lib/failure-text.ts';
import { useSend } from '#lib/send.ts';
import { SkipForm, skipDraft } from './skip-form.tsx';
import { STEP_WORDS } from './step-words.ts';

/** One step: done, skipped, or with a link to the page where it is done. ADM-120 */
export function FirstClassStep({ state, maySkip }: { state: SetupState; maySkip: boolean }) {
  const { step, done, skipped } = state;
  const { title, text, to } = STEP_WORDS[step];
  const [skipping, setSkipping] = useFormOpen(skipDraft(step));
  const resume = useSend('skipSetupStep', { onRefused: toastFailure });
  const isOpen = !done && !skipped;
  return (
    <li className="grid gap-3 px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="flex min-w-0 grow basis-60 items-start gap-3">
          <Sign done={done} skipped={skipped !== null} />
          <span className="grid min-w-0 gap-0.5">
            <strong className="font-semibold">{title}</strong>
            {isOpen && <span className="text-sm text-muted">{text}</span>}
            {!done && skipped && <span className="text-sm wrap-anywhere text-muted">Skipped: {skipped.reason}</span>}
          </span>
        </span>
        {isOpen && !skipping && (
          <span className="flex gap-2">
            {to && (
              <LinkButton to={to} size="sm" aria-label={`Continue: ${title}`}>
                Continue
              </LinkButton>
            )}
            {maySkip && (
              <Button size="sm" tone="quiet" aria-label={`Skip: ${title}`} onClick={() => setSkipping(true)}>
                Skip
              </Button>
            )}
          </span>
        )}
        {!done && skipped && maySkip && (
          <Button
            size="sm"
            tone="quiet"
            pending={resume.pending}
            aria-label={`Do not skip: ${title}`}
            onClick={() => void resume.send({ step, reason: null })}
          >
            Do not skip
          </Button>
        )}
      </div>
      {isOpen && skipping && <SkipForm step={step} onClose={() => setSkipping(false)} />}
    </li>
  );
}

function Sign({ done, skipped }: { done: boolean; skipped: boolean }) {
  const look = { size: 22, stroke: 1.8, className: 'mt-px shrink-0' } as const;
  if (done) return <IconCircleCheck {...look} className="mt-px shrink-0 text-good" role="img" aria-label="Done" />;
  if (skipped) return <IconCircleMinus {...look} role="img" aria-label="Skipped" />;
  return <IconCircle {...look} role="img" aria-label="Open" />;
}
