/** The message of a list or a page of videos that could not be loaded. SESS-102, T-14 */
export const VIDEOS_NOT_LOADED =
  'Sorry, there was an error loading videos. Please refresh the page. If the problem persists please reach out to BCS Support';
