/** What the writes of the guarantees send. */

/** The smallest picture. */
export const SQUARE = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64')}`;
export const SCREENSHOT = { fileName: 'screen.png', mimeType: 'image/png', size: 20_000 };
/** The tests make a case for every enrollment, with this much more than its id. */
export const OWN_CASES = 10_000;
export const SUPPORT = {
  role: 'Student' as const,
  category: 'Website',
  subcategory: 'Suggestion',
  description: 'A darker dark theme.',
  session: 'none' as const,
  tutor: { pastDue: null, officeHours: null, reason: null, otherReason: '', time: null, day: null },
  clientKey: 'a-key-of-a-page',
};

/** Active at once. */
export const ANNOUNCED = {
  contextCode: 'academic',
  title: 'The room has changed',
  body: 'We meet in room **204**.',
  activationDate: '2026-03-11T22:00:00.000Z',
  expirationDate: '2026-03-20T22:00:00.000Z',
} as const;

export const PLAYLIST = {
  playlistId: null,
  version: 0,
  name: 'First Steps, again',
  onboarding: false,
  externalId: null,
  videos: [{ videoId: 'how-to-check-in', source: 'file' as const, title: 'How to Check In', description: '' }],
};
