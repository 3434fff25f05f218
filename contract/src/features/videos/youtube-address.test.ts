import { describe, expect, test } from 'vitest';
import { parseYoutubeId, parseYoutubePlaylist } from './youtube-address.ts';

describe('what somebody pastes means a video', () => {
  test.each([
    'pQN-pnXPaVg',
    '  pQN-pnXPaVg ',
    'https://www.youtube.com/watch?v=pQN-pnXPaVg',
    'https://youtube.com/watch?list=PL0123456789&v=pQN-pnXPaVg&t=30s',
    'https://m.youtube.com/watch?v=pQN-pnXPaVg',
    'https://youtu.be/pQN-pnXPaVg?si=abc',
    'https://www.youtube.com/embed/pQN-pnXPaVg',
    'https://www.youtube.com/shorts/pQN-pnXPaVg',
    'https://www.youtube.com/live/pQN-pnXPaVg?feature=share',
    'https://www.youtube-nocookie.com/embed/pQN-pnXPaVg',
  ])('%s', (text) => expect(parseYoutubeId(text)).toBe('pQN-pnXPaVg'));

  test.each([
    '',
    'pQN-pnXPaV',
    'pQN-pnXPaVg!',
    'http://www.youtube.com/watch?v=pQN-pnXPaVg',
    'https://youtube.com.evil.example/watch?v=pQN-pnXPaVg',
    'https://evil.example/youtube.com/watch?v=pQN-pnXPaVg',
    'https://user@www.youtube.com/watch?v=pQN-pnXPaVg',
    'https://www.youtube.com:8443/watch?v=pQN-pnXPaVg',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/@somebody',
    'data:text/html,pQN-pnXPaVg',
  ])('but not %s', (text) => expect(parseYoutubeId(text)).toBeNull());
});

test('a playlist is known by its address or its id', () => {
  expect(parseYoutubePlaylist('https://www.youtube.com/playlist?list=PLabc_def-012345')).toBe('PLabc_def-012345');
  expect(parseYoutubePlaylist(' PLabc_def-012345 ')).toBe('PLabc_def-012345');
  expect(parseYoutubePlaylist('https://evil.example/playlist?list=PLabc_def-012345')).toBeNull();
  expect(parseYoutubePlaylist('https://www.youtube.com/watch?v=pQN-pnXPaVg')).toBeNull();
  expect(parseYoutubePlaylist('short')).toBeNull();
});
