import { STAGE_PLACES, SOURCES } from '@bcs/contract/features/classroom/stage';

/** The highest number of parts: one for each place to receive, and one for each source to send. */
export const MOST_PARTS = {
  receive: STAGE_PLACES.length,
  send: SOURCES.length,
} as const;
/** The highest number of lines in a part; browsers need about thirty. */
const MOST_LINES_OF_PART = 80;
const LONGEST_LINE = 400;

const PART = /^m=(?:audio|video) \d{1,5} [A-Z/]{1,30}(?: \d{1,3}){1,40}$/;
/**
 * Lines with the other side's addresses, which are removed so that nobody can make us send packets elsewhere. Browsers
 * know our address, and begin.
 */
const WHERE_THEY_ARE = /^a=(?:candidate|end-of-candidates|ice-lite)\b/i;

/**
 * Copies a browser's description without its addresses; null if it is larger than browsers need. The library takes
 * cubic time in the number of parts and blocks all rooms, so it must only read checked descriptions.
 */
export function boundedDescription(sdp: string, mostParts: number): string | null {
  const kept = sdp.split(/\r\n|\r|\n/).filter((line) => !WHERE_THEY_ARE.test(line));
  let parts = 0;
  let linesOfPart = 0;
  for (const line of kept) {
    if (line.startsWith('m=')) {
      if (!PART.test(line) || ++parts > mostParts) return null;
      linesOfPart = 0;
    }
    if (line.length > LONGEST_LINE || ++linesOfPart > MOST_LINES_OF_PART) return null;
  }
  return kept.join('\r\n');
}
