import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { playlistFields } from '@bcs/contract/features/videos/model';
import { MOST_PLAYLISTS, refuseVideos } from '@bcs/contract/features/videos/playlist';
import { plural } from '@bcs/contract/kernel/plural';
import * as keeping from '#features/videos/queries-keeping';
import { CommandFailed, type Workplace } from './surroundings.ts';

/** The playlists of the installation, which every university reads. D-207 */
const INSTALLATION = null;
const COMMAND_LINE: keeping.PlaylistEditor = { accountId: null, universityId: INSTALLATION };

const PlaylistFile = z.array(z.strictObject(playlistFields)).min(1).max(MOST_PLAYLISTS);
type PlaylistFile = z.infer<typeof PlaylistFile>;

/** Writes the playlists of the installation as JSON that `playlist save` can read. */
export async function listPlaylists({ database, say }: Workplace): Promise<void> {
  const playlists = await keeping.findPlaylistsOf(database, INSTALLATION);
  say(
    JSON.stringify(
      playlists.map(({ id: _id, version: _version, ...fields }) => fields),
      null,
      2,
    ),
  );
}

/**
 * Creates playlists of the installation, or replaces those with the same names; they come first, in the order of the
 * file.
 */
export async function savePlaylists({ database, now, say }: Workplace, path: string): Promise<void> {
  const playlists = await read(path);
  for (const { name, videos } of playlists) {
    const refused = refuseVideos(videos);
    if (refused) throw new CommandFailed(`${name}: ${refused.message}`);
  }
  await database.transaction(async (tx) => {
    await keeping.lockLibrary(tx, INSTALLATION);
    const ids: number[] = [];
    for (const fields of playlists) {
      const before = await keeping.findByName(tx, INSTALLATION, fields.name);
      ids.push((await keeping.storePlaylist(tx, COMMAND_LINE, before, fields, now)).id);
    }
    if ((await keeping.countPlaylists(tx, INSTALLATION)) > MOST_PLAYLISTS)
      throw new CommandFailed(`The installation keeps at most ${MOST_PLAYLISTS} playlists.`);
    await keeping.orderPlaylists(tx, INSTALLATION, ids);
  });
  say(`Saved ${plural(playlists.length, 'playlist')} of the installation.`);
}

/** Deletes a playlist of the installation; its videos stay in other playlists. */
export async function deletePlaylist({ database, now, say }: Workplace, name: string): Promise<void> {
  await database.transaction(async (tx) => {
    await keeping.lockLibrary(tx, INSTALLATION);
    const before = await keeping.findByName(tx, INSTALLATION, name);
    if (!before) throw new CommandFailed(`The installation has no playlist called ${name}.`);
    await keeping.removePlaylist(tx, COMMAND_LINE, before, now);
  });
  say(`Deleted ${name}.`);
}

async function read(path: string): Promise<PlaylistFile> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandFailed(`The file ${path} cannot be read.`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new CommandFailed(`The file ${path} is not JSON.`);
  }
  const parsed = PlaylistFile.safeParse(json);
  if (!parsed.success)
    throw new CommandFailed(`The file ${path} does not hold playlists:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
