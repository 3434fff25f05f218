import { useQueries } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { keepLibrary } from '@bcs/contract/features/videos/abilities';
import { IconMovieOff, IconPlaylist } from '@tabler/icons-react';
import { EmptyCard } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { useMay } from '#lib/may.ts';
import { useAnswer } from '#lib/queries.ts';
import { itemsQuery } from './items-query.ts';
import { PlaylistShelf } from './playlist-shelf.tsx';

const route = getRouteApi('/_app/videos/');
/** Specified by VID-012 and T-28. */
const NO_VIDEOS =
  'No videos were found to display in the library. If you feel like this is an error, please try again or reach out to support.';

/** All playlists but those for the first days, or one of them. VID-001, VID-005, D-151 */
export function LibraryScreen() {
  const { playlist: chosen } = route.useSearch();
  const navigate = route.useNavigate();
  const mayKeep = useMay(keepLibrary);
  const { playlists } = useAnswer('videoPlaylists');
  const listed = playlists.filter(({ onboarding }) => !onboarding);
  const loads = useQueries({ queries: listed.map(itemsQuery) });
  const nothing = loads.every(({ data }) => data?.items.length === 0);
  const selected = listed.find(({ name }) => name === chosen);
  return (
    <>
      <PageHeader title="Videos" lead="Short films and courses to learn at your own pace.">
        <LinkButton to="/videos/onboarding">Onboarding Videos</LinkButton>
        {mayKeep && (
          <LinkButton to="/videos/playlists">
            <IconPlaylist size={18} aria-hidden />
            Manage Playlists
          </LinkButton>
        )}
      </PageHeader>
      {nothing ? (
        <EmptyCard icon={<IconMovieOff size={28} />} title={NO_VIDEOS} />
      ) : (
        <div className="grid gap-8">
          <SelectField
            label="Playlist"
            className="max-w-xs"
            value={selected?.name ?? ''}
            options={[{ value: '', label: 'All' }, ...listed.map(({ name }) => ({ value: name, label: name }))]}
            onChange={({ target }) =>
              void navigate({ search: { playlist: target.value || undefined }, replace: true, resetScroll: false })
            }
          />
          {(selected ? [selected] : listed).map((playlist) => (
            <PlaylistShelf key={playlist.id} playlist={playlist} to="/videos/watch/$videoId" />
          ))}
        </div>
      )}
    </>
  );
}
