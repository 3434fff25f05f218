import { Video, Voice } from './video.tsx';
import { Tile } from './tile.tsx';
import { trackOf, type RoomState } from './room-state.ts';

const columns = (widest: string, fill: 'auto-fill' | 'auto-fit') => ({
  gridTemplateColumns: `repeat(${fill}, minmax(min(100%, ${widest}), 1fr))`,
});
/** The columns of faces beside a shared screen, where they are small; alone they are as large as the stage. */
const SMALL = columns('9rem', 'auto-fill');
const LARGE = columns('15rem', 'auto-fit');

/** The part that everybody sees and hears: screens large, cameras beside them. */
export function Stage({ state }: { state: RoomState }) {
  const onStage = state.people.filter(({ seat }) => seat !== null).toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
  const screens = onStage.flatMap((person) => {
    const track = trackOf(state, person, 'screen');
    return track ? [{ person, track }] : [];
  });
  return (
    <section aria-label="Stage" className="grid min-w-0 content-start gap-3">
      {screens.map(({ person, track }) => (
        <div key={person.id} className="aspect-video overflow-hidden rounded-control bg-night">
          <Video track={track} label={`Screen of ${person.name}`} whole />
        </div>
      ))}
      {onStage.length === 0 ? (
        <p className="grid aspect-video place-items-center rounded-control bg-night p-6 text-center text-white">
          Nobody is on the stage yet.
        </p>
      ) : (
        <ul className="grid gap-3" style={screens.length > 0 ? SMALL : LARGE}>
          {onStage.map((person) => (
            <Tile key={person.id} state={state} person={person} />
          ))}
        </ul>
      )}
      {onStage.map((person) => {
        const voice = person.id === state.me ? null : trackOf(state, person, 'microphone');
        return voice && <Voice key={person.id} track={voice} />;
      })}
    </section>
  );
}
