import { describe, expect, test } from 'vitest';
import { playerOf, videoUrlProblem } from './video-url.ts';

describe('the address of a session video', () => {
  test.each([
    'https://panopto.com/x',
    'https://northfield.hosted.panopto.com/Panopto/Pages/Viewer.aspx?id=1',
    'https://zoom.us/rec/share/abc',
    'https://us02web.zoom.us/rec/play/abc?pwd=1',
    '  https://ZOOM.US/rec/1  ',
  ])('is accepted on the two hosts and below them: %s [SESS-062, SESS-063]', (url) => {
    expect(videoUrlProblem(url)).toBeNull();
  });
  test.each([
    'https://evil.example/zoom.us',
    'https://evil.example/?host=panopto.com',
    'https://notzoom.us/rec',
    'https://zoom.us.evil.example/rec',
    'https://panopto.com@evil.example/',
    'https://user:secret@zoom.us/rec',
    'https://@zoom.us/rec',
    'https://zoom.us:8443/rec',
    'https://zoom.us:443/rec',
    'https://zoom.us\\@evil.example/',
    'https://evil.example\\.zoom.us/',
    'https://zo\tom.us/rec',
    'https://zoom.us /rec',
    'https://xn--zom-sqc.us/rec',
    'https://zoom．us.evil.example/',
    'zoom.us/rec',
    '//zoom.us/rec',
    'https://',
    'not a url',
    `https://zoom.us/${'a'.repeat(2048)}`,
  ])('is not valid elsewhere, however it mentions them: %s [SESS-063, SESS-068]', (url) => {
    expect(videoUrlProblem(url)).toBe('The URL is not valid.');
  });
  test.each(['http://zoom.us/rec', 'ftp://panopto.com/x', 'data:text/html,zoom.us'])(
    'must be a secure site: %s [SESS-062, SESS-067]',
    (url) => expect(videoUrlProblem(url)).toBe('The URL must be a secure site (https).'),
  );
  test.each(['', '   '])('cannot be blank [SESS-069]', (url) => {
    expect(videoUrlProblem(url)).toBe('The URL cannot be blank.');
  });
});

describe('how a video is shown', () => {
  test('what mentions zoom is a link [SESS-028]', () => {
    expect(playerOf('https://us02web.zoom.us/rec/1')).toEqual({ kind: 'link', url: 'https://us02web.zoom.us/rec/1' });
  });
  test('a viewer page is embedded through Embed.aspx [SESS-026, D-075]', () => {
    expect(playerOf('https://n.hosted.panopto.com/Panopto/Pages/Viewer.aspx?id=7')).toEqual({
      kind: 'frame',
      url: 'https://n.hosted.panopto.com/Panopto/Pages/Embed.aspx?id=7',
    });
  });
});
