import { Card, CardHeader } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import type { Output } from '#lib/api.ts';
import { Moment } from '#lib/moment.tsx';
import { useMaybeViewer } from '#lib/viewer.ts';

/** The list of what the reader has begun to write but not saved, on any device, with links. ADM-014, ADM-116 */
export function OpenDrafts({ drafts }: { drafts: Output<'adminOverview'>['openDrafts'] }) {
  const timeZone = useMaybeViewer()?.timeZone ?? 'UTC';
  if (drafts.length === 0) return null;
  return (
    <Card aria-labelledby="drafts">
      <CardHeader
        id="drafts"
        title="Your open drafts"
        lead="Changes that you have not saved yet. No one else sees them, and they are deleted after 30 days."
        className="border-b border-line px-4 py-3.5 sm:px-5"
      />
      <ul className="divide-y divide-line">
        {drafts.map(({ form, title, path, savedAt }) => (
          <li key={form} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 sm:px-5">
            <span className="grid min-w-0 grow basis-60 gap-1">
              <strong className="font-semibold wrap-anywhere">{title}</strong>
              <span className="text-sm text-muted">
                Written <Moment at={savedAt} zone={timeZone} />
              </span>
            </span>
            <LinkButton to={path} hash={form} size="sm" aria-label={`Continue with ${title}`}>
              Continue
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
