import { plural, pluralForm } from '@bcs/contract/kernel/plural';
import { BackLink } from '#kit/back-link.tsx';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { toastFailure } from '#lib/failure-text.ts';
import { usePathId } from '#lib/path-id.ts';
import { useAnswer } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { CohortsCard } from './cohorts-card.tsx';
import { RoomsCard } from './rooms-card.tsx';
import { UniversityBrand } from './university-brand.tsx';

/** One university: brand, programs with their cohorts, rooms. ADM-065 */
export function UniversityScreen() {
  const universityId = usePathId('universityId');
  const university = useAnswer('adminUniversity', { universityId });
  const { name, archived, classes, mayKeep } = university;
  const told = { onRefused: toastFailure };
  const going =
    classes === 0 ? '' : ` Its ${pluralForm(classes, 'class continues', `${classes} classes continue`)} on.`;
  const archive = useSend('archiveUniversity', {
    ...told,
    said: `${name} is archived.`,
    asks: {
      title: `Archive ${name}?`,
      body: `It will no longer be offered, and no new class can begin in it.${going} You can bring it back at any time.`,
      action: 'Archive',
    },
  });
  const restore = useSend('restoreUniversity', { ...told, said: `${name} is back.` });
  return (
    <>
      <PageHeader
        title={name}
        lead={plural(classes, 'class', 'classes')}
        back={<BackLink to="/admin/universities">Universities</BackLink>}
      >
        {archived && <Badge>Archived</Badge>}
        {mayKeep &&
          (archived ? (
            <Button pending={restore.pending} onClick={() => void restore.send({ universityId })}>
              Bring back
            </Button>
          ) : (
            <Button pending={archive.pending} onClick={() => void archive.send({ universityId })}>
              Archive
            </Button>
          ))}
      </PageHeader>
      <div className="grid gap-6">
        <UniversityBrand university={university} />
        <CohortsCard university={university} />
        <RoomsCard university={university} />
      </div>
    </>
  );
}
