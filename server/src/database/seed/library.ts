import { CLIPS, posterOf } from '@bcs/contract/features/videos/playlist';
import { IDS } from './ids.ts';
import type { SeedRow } from './plant.ts';

type Video = readonly [id: string, title: string, description: string];
interface Playlist {
  readonly name: string;
  /** True if it starts with the built-in clips, which play without any other server. */
  readonly clips?: true;
  readonly onboarding?: boolean;
  readonly videos: readonly Video[];
}

/** The playlists of the video library. D-151 */
const PLAYLISTS: readonly Playlist[] = [
  {
    name: 'Getting Started',
    clips: true,
    videos: [
      ['pQN-pnXPaVg', 'HTML Full Course', 'Build a website from nothing: elements, forms and structure.'],
      ['zJSY8tbf_ys', 'Frontend Web Development', 'HTML, CSS and JavaScript at a walking pace.'],
    ],
  },
  {
    name: 'Study Skills',
    videos: [
      ['TNzUDoKSoJE', 'How to Learn to Code', 'Plan your week, take breaks and know when to ask.'],
      ['IlU-zDU6aQ0', 'Study Less, Study Smart', 'What research says about learning that lasts.'],
    ],
  },
  {
    name: 'Technical Basics',
    videos: [
      ['RGOj5yH7evk', 'Git and GitHub for Beginners', 'Commits, branches and pull requests.'],
      ['1Rs2ND1ryYc', 'CSS Tutorial', 'From selectors to flexbox.'],
      ['PkZNo7MFNFg', 'Learn JavaScript', 'The language from variables to objects.'],
      ['HXV3zeQKqGY', 'SQL Tutorial', 'Tables, joins and queries.'],
      ['Oe421EPjeBE', 'Node.js and Express', 'Write a server in JavaScript.'],
    ],
  },
  {
    name: 'Career Services',
    videos: [
      ['Tt08KmFfIYQ', 'Write an Incredible Resume', 'Five rules that get you the first conversation.'],
      ['1qw5ITr3k9E', 'Mock Technical Interview', 'A coding interview, with comments.'],
    ],
  },
  {
    name: 'Onboarding',
    onboarding: true,
    clips: true,
    videos: [
      ['uo3cL4nrGOk', 'Command Line for Beginners', 'Find your way around a terminal.'],
      ['WPqXP_kLzpo', 'Visual Studio Code Crash Course', 'Set up the editor that we use in class.'],
    ],
  },
];

/** The playlist that the admins of Northfield have added. D-207 */
export const northfieldPlaylist = (): SeedRow => ({
  id: IDS.universityPlaylist,
  university_id: IDS.northfield,
  name: 'Northfield Campus',
  onboarding: false,
  external_id: null,
  position: 0,
});
export const northfieldVideos = (): SeedRow[] =>
  clipRows.map((clip, position) => ({ ...clip, playlist_id: IDS.universityPlaylist, position, id: 100 + position }));

export const playlists = (): SeedRow[] =>
  PLAYLISTS.map(({ name, onboarding }, index) => ({
    id: index + 1,
    name,
    onboarding: onboarding ?? false,
    external_id: null,
    position: index,
  }));

const clipRows = CLIPS.map((clip) => ({
  video_id: clip.id,
  source: 'file',
  title: clip.title,
  description: clip.description,
  thumbnail_url: posterOf(clip),
}));

const youtubeRow = ([video_id, title, description]: Video) => ({
  video_id,
  source: 'youtube',
  title,
  description,
  thumbnail_url: `https://i.ytimg.com/vi/${video_id}/hqdefault.jpg`,
});

export const libraryVideos = (): SeedRow[] =>
  PLAYLISTS.flatMap(({ clips, videos }, index) =>
    [...(clips ? clipRows : []), ...videos.map(youtubeRow)].map((video, position) => ({
      playlist_id: index + 1,
      position,
      ...video,
    })),
  ).map((row, index) => ({ id: index + 1, ...row }));
