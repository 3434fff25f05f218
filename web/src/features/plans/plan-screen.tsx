import { useMemo, useState } from 'react';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { IconListDetails } from '@tabler/icons-react';
import { findDeadLinks } from '@bcs/contract/features/curricula/home-addresses';
import type { PlanItem } from '@bcs/contract/features/plans/weeks';
import { MOST_FOLDER_NOTES } from '@bcs/contract/kernel/folder-bounds';
import { dueInWords, placeInWords } from '@bcs/contract/features/curricula/place-words';
import { plural } from '@bcs/contract/kernel/plural';
import { useZone } from '#features/grants/use-zone.ts';
import { Alert } from '#kit/alert.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { EmptyCard } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { pathId, usePathId } from '#lib/path-id.ts';
import { useAnswer } from '#lib/queries.ts';
import { TextLink } from '#kit/text-link.tsx';
import { formatDate } from '#lib/dates.ts';
import { Dialog } from '#kit/dialog.tsx';
import { Markdown } from '#kit/markdown.tsx';
import { Moment } from '#lib/moment.tsx';
import { MistakeList } from './mistake-list.tsx';
import { NoteList } from './note-list.tsx';
import { OpenForm, parseOpenForm, type OpenItemForm } from './open-form.tsx';
import { PlanActions } from './plan-actions.tsx';
import { VersionBadge } from './version-badge.tsx';
import { WeekLinks, WeekList } from './week-list.tsx';
import type { Plan } from './plan-edit.ts';

const whenOf = (item: PlanItem): string =>
  item.kind === 'session'
    ? placeInWords(item.item.facts)
    : `Opens: ${placeInWords(item.item.facts.opens)}. Due: ${dueInWords(item.item.facts.due)}.`;

/** Shows an item of a published version, or of an archived plan, as students read it. */
const ReadDialog = ({ item, onClose }: { item: PlanItem; onClose: () => void }) => (
  <Dialog open size="lg" title={item.name} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
    <div className="grid gap-4">
      <p className="text-sm text-muted">{whenOf(item)}</p>
      <Markdown source={item.item.text} />
    </div>
  </Dialog>
);

/** Says that an old version is shown, with a link back to the plan being edited. ADM-102 */
function OldVersion({ plan, number, zone }: { plan: Plan; number: number; zone: string }) {
  const published = plan.versions.find((version) => version.number === number);
  return (
    <Alert tone="brand" title={`Version ${number}`}>
      {published && `Published on ${formatDate(published.publishedAt, zone)}. `}A version never changes.{' '}
      <TextLink to="/admin/plans/$planId" params={{ planId: String(plan.planId) }} search={{}}>
        Show the plan being edited
      </TextLink>
    </Alert>
  );
}

const route = getRouteApi('/_app/admin/plans/$planId');

/** The versions of a plan, the latest first. ADM-102 */
const VersionList = ({ plan, shown, zone }: { plan: Plan; shown: number | null; zone: string }) => (
  <TitledCard pad title="Versions" className="grid gap-4">
    {plan.versions.length === 0 ? (
      <p className="text-sm text-muted">None yet. Classes begin from a version, so publish the first one.</p>
    ) : (
      <ol className="grid gap-3">
        {plan.versions.map(({ number, note, publishedAt, publishedBy, sessions, assignments }) => (
          <li key={number} className="grid gap-0.5">
            <TextLink
              to="/admin/plans/$planId"
              params={{ planId: String(plan.planId) }}
              search={{ version: String(number) }}
              aria-current={shown === number ? 'page' : undefined}
            >
              Version {number}
            </TextLink>
            {note !== '' && <span className="text-sm wrap-anywhere whitespace-pre-wrap">{note}</span>}
            <span className="text-sm text-muted">
              <Moment at={publishedAt} zone={zone} dayOnly />
              {publishedBy !== null && `, ${publishedBy}`} · {plural(sessions, 'session')},{' '}
              {plural(assignments, 'assignment')}
            </span>
          </li>
        ))}
      </ol>
    )}
  </TitledCard>
);

/** One curriculum plan: the one being edited, week by week, or one of its versions. ADM-102 */
export function PlanScreen() {
  const planId = usePathId('planId');
  const { version } = route.useSearch();
  const number = version === undefined ? null : pathId(String(version));
  const plan = useAnswer('plan', { planId, number });
  const zone = useZone();
  const hash = useLocation({ select: (location) => location.hash });
  const [open, setOpen] = useState<OpenItemForm | null>(parseOpenForm(planId, hash));
  const [read, setRead] = useState<PlanItem | null>(null);
  const { name, program, university, archived, content, mistakes, versions, hasChanges } = plan;
  const notes = useMemo(() => findDeadLinks(content), [content]);
  const latest = versions[0]?.number ?? null;
  const mayEdit = !archived && number === null;
  const isEmpty = content.sessions.length + content.assignments.length === 0;
  const add = (form: 'session' | 'assignment') => () => setOpen({ form, key: null });
  const known = new Set([
    ...content.sessions.map(({ key }) => `sessions/${key}.md`),
    ...content.assignments.map(({ key }) => `assignments/${key}.md`),
  ]);
  return (
    <>
      <PageHeader title={name} lead={`${program} · ${university}`} back={<BackLink to="/admin/plans">Plans</BackLink>}>
        {archived && <Badge>Archived</Badge>}
        <VersionBadge latest={latest} hasChanges={hasChanges} />
        <PlanActions plan={plan} shown={number} onEdit={() => setOpen({ form: 'details', key: null })} />
        {mayEdit && hasChanges && !isEmpty && (
          <Button tone="primary" disabled={mistakes.length > 0} onClick={() => setOpen({ form: 'publish', key: null })}>
            Publish version {(latest ?? 0) + 1}
          </Button>
        )}
      </PageHeader>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">
          {number !== null && <OldVersion plan={plan} number={number} zone={zone} />}
          {mistakes.length > 0 && mayEdit && (
            <Alert tone="warn">There are mistakes in this plan. It can be published once they are corrected.</Alert>
          )}
          <MistakeList title="In the files as a whole" mistakes={mistakes.filter(({ file }) => !known.has(file))} />
          <NoteList notes={notes.slice(0, MOST_FOLDER_NOTES)} more={Math.max(0, notes.length - MOST_FOLDER_NOTES)} />
          {mayEdit && (
            <div className="flex flex-wrap gap-2">
              <Button onClick={add('session')}>Add session</Button>
              <Button onClick={add('assignment')}>Add assignment</Button>
            </div>
          )}
          {isEmpty ? (
            <EmptyCard icon={<IconListDetails size={30} stroke={1.7} />} title="Nothing is planned yet.">
              Begin with the first class. Everything else counts its days from a class, so a plan needs no dates.
            </EmptyCard>
          ) : (
            <WeekList
              content={content}
              mistakes={mistakes}
              onOpen={(item) => (mayEdit ? setOpen({ form: item.kind, key: item.item.key }) : setRead(item))}
            />
          )}
        </div>
        <div className="grid gap-5 lg:sticky lg:top-20">
          <WeekLinks content={content} />
          <VersionList plan={plan} shown={number} zone={zone} />
        </div>
      </div>
      {open && mayEdit && <OpenForm plan={plan} open={open} onClose={() => setOpen(null)} />}
      {read && <ReadDialog item={read} onClose={() => setRead(null)} />}
    </>
  );
}
