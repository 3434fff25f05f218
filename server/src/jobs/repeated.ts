import { MINUTE } from '@bcs/contract/kernel/clock';
import { setAbsences } from './absences.ts';
import { publishDueAnnouncements } from './announcements.ts';
import { takeDigests } from './digest.ts';
import { tellChatBridges } from './chat-news.ts';
import { settleMeetings } from './meetings.ts';
import { readReports } from './non-delivery.ts';
import { sendReminders } from './reminders.ts';
import type { Services } from '#kernel/services';
import { sweep, sweepBackups, sweepUploads } from './sweep.ts';

/**
 * Work that comes round. Each process does it, so it must not matter how often; an alert calls somebody where it has not
 * been done for half an hour.
 */
export interface Repeated {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (services: Services) => Promise<unknown>;
}

export const REPEATED: readonly Repeated[] = [
  { name: 'sweep', everyMs: 10 * MINUTE, run: sweep },
  { name: 'uploads', everyMs: 10 * MINUTE, run: sweepUploads },
  { name: 'left backups', everyMs: 10 * MINUTE, run: sweepBackups },
  { name: 'absences', everyMs: MINUTE, run: setAbsences },
  { name: 'announcements', everyMs: MINUTE / 6, run: publishDueAnnouncements },
  { name: 'chat-news', everyMs: MINUTE / 6, run: tellChatBridges },
  { name: 'reminders', everyMs: MINUTE, run: sendReminders },
  { name: 'digests', everyMs: MINUTE, run: takeDigests },
  { name: 'meetings', everyMs: MINUTE, run: settleMeetings },
  { name: 'mail reports', everyMs: 2 * MINUTE, run: readReports },
];
