import { RoomRequest } from '@bcs/contract/features/classroom/model';
import { boundedDescription, MOST_PARTS } from './description.ts';

/** Reads what a browser says; null where no browser of ours says that. */
export function parseRequest(text: string): RoomRequest | null {
  const asked = RoomRequest.safeParse(jsonOf(text)).data ?? null;
  if (asked?.type !== 'receive' && asked?.type !== 'send') return asked;
  const sdp = boundedDescription(asked.sdp, MOST_PARTS[asked.type]);
  return sdp === null ? null : { ...asked, sdp };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
