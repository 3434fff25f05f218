import { IconArrowLeft, IconMovieOff } from '@tabler/icons-react';
import { EmptyCard } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useAnswer } from '#lib/queries.ts';
import { PlaylistShelf } from './playlist-shelf.tsx';

/** The videos to see in the first days. VID-003 */
export function OnboardingScreen() {
  const { playlists } = useAnswer('videoPlaylists');
  const listed = playlists.filter(({ onboarding }) => onboarding);
  return (
    <>
      <PageHeader
        title="Onboarding Videos"
        lead="What to know and set up before the first class."
        back={
          <TextLink to="/" className="inline-flex items-center gap-1.5">
            <IconArrowLeft size={16} aria-hidden />
            Dashboard
          </TextLink>
        }
      />
      {listed.length === 0 && (
        <EmptyCard icon={<IconMovieOff size={28} />} title="There are no onboarding videos yet." />
      )}
      <div className="grid gap-8">
        {listed.map((playlist) => (
          <PlaylistShelf
            key={playlist.id}
            playlist={playlist}
            to="/videos/onboarding/watch/$videoId"
            headless={listed.length === 1}
          />
        ))}
      </div>
    </>
  );
}
