import { PLACES, SOURCES } from '@bcs/contract/features/classroom/stage';

/** The highest number of parts in a description: one for each place to receive, and one for each source to send. */
export const MOST_PARTS = {
  receive: PLACES.length,
  send: SOURCES.length,
} as const;
/** A browser needs some thirty for a part, of at most 120 letters. */
const MOST_LINES_OF_PART = 80;
const LONGEST_LINE = 400;

const PART = /^m=(?:audio|video) \d{1,5} [A-Z/]{1,30}(?: \d{1,3}){1,40}$/;
/**
 * The lines with addresses of the other side, which are left out: with them we would send packets to wherever a person
 * says. They know ours, and begin.
 */
const WHERE_THEY_ARE = /^a=(?:candidate|end-of-candidates|ice-lite)\b/i;

/**
 * Copies a browser's description without the addresses that it names; null where it is more than a browser needs. The
 * library takes time by the cube of the parts, and all rooms wait meanwhile: so it reads only what has been here.
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
