/**
 * A new tab for a meeting. It is opened at the press, since a browser blocks what opens later, and led to the meeting
 * once its address has come; where tabs are blocked nevertheless, this page goes there itself.
 */
export function tabForMeeting(): { go: (url: string) => void; close: () => void } {
  const tab = window.open('', '_blank');
  if (!tab) return { go: (url) => location.assign(url), close: () => undefined };
  // the meeting of somebody else learns nothing of this page
  tab.opener = null;
  return { go: (url) => tab.location.replace(url), close: () => tab.close() };
}
