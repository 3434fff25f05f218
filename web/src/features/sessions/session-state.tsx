import { countdown } from '#kit/countdown.tsx';
import { timeText, type Zone } from '@bcs/contract/kernel/clock';

type Times = { readonly startTime: string; readonly endTime: string };

/** Says where a session is in time: 'Starts in 20 min', 'Running now, until 9:30 PM EDT', 'Ended'. */
export function sessionStateText({ startTime, endTime }: Times, now: string, zone: Zone): string {
  if (now < startTime) return `Starts in ${countdown(now, startTime)}`;
  return now < endTime ? `Running now, until ${timeText(endTime, zone)}` : 'Ended';
}
