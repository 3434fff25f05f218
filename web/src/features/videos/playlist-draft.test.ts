import { expect, test } from 'vitest';
import { EMPTY_PLAYLIST, toPlaylistFields, toPlaylistDraft, playlistErrors, toProblems } from './playlist-draft.ts';

const CLIP = { address: 'how-to-check-in', title: 'How to Check In', description: '' };
const TALK = { address: 'https://youtu.be/pQN-pnXPaVg', title: ' HTML ', description: 'From nothing.' };
const form = { ...EMPTY_PLAYLIST, name: ' Week One ', videos: [CLIP, TALK] };

test('addresses become ids, clips stay what they are', () => {
  const fields = toPlaylistFields(form);
  expect(fields).toEqual({
    name: 'Week One',
    onboarding: false,
    externalId: null,
    videos: [
      { videoId: 'how-to-check-in', source: 'file', title: 'How to Check In', description: '' },
      { videoId: 'pQN-pnXPaVg', source: 'youtube', title: 'HTML', description: 'From nothing.' },
    ],
  });
  const again = toPlaylistDraft({ id: 1, version: 3, ...fields });
  expect(toPlaylistFields(again)).toEqual(fields);
});

test('what is missing or wrong is shown beside its field', () => {
  expect(Object.values(toProblems(playlistErrors(form))).filter(Boolean)).toEqual([]);
  const wrong = playlistErrors({
    ...form,
    name: ' ',
    external: 'https://evil.example/?list=PLabc_def-012345',
    videos: [TALK, { ...TALK, address: 'pQN-pnXPaVg' }, { address: 'https://vimeo.com/1', title: '', description: '' }],
  });
  expect(wrong).toEqual({
    name: 'Please fill in this field.',
    external: "This isn't a YouTube playlist.",
    videos: [
      { address: 'A playlist can list each video only once.' },
      { address: 'A playlist can list each video only once.' },
      {
        address: "This isn't a YouTube video. Paste its link, or its 11-character ID.",
        title: 'Please fill in this field.',
      },
    ],
  });
  expect(toProblems(wrong)).toMatchObject({ videos: expect.any(String) });
});
