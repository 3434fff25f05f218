import { dayAndTime, type AnnouncementForm } from '@bcs/contract/features/announcements/form';
import { addDays, atLocal, type Day, type Instant, type Zone } from '@bcs/contract/kernel/clock';

interface Choice {
  readonly label: string;
  /** The values that the choice sets in the form. */
  readonly set: Partial<AnnouncementForm>;
}

const MORNING = '09:00';
const NIGHT = '23:59';

/** The moments at which most announcements appear. */
export function publishChoices(now: Instant, zone: Zone): Choice[] {
  const { day, time } = dayAndTime(now, zone);
  return [
    { label: 'Now', set: { publishDate: day, publishTime: time } },
    { label: 'Tomorrow at 9 AM', set: { publishDate: addDays(day, 1), publishTime: MORNING } },
  ];
}

/** Lists the usual times until which one is shown, counted from the day on which it appears. */
export function expirationChoices({ publishDate }: AnnouncementForm, endDate: Day, now: Instant, zone: Zone): Choice[] {
  const today = dayAndTime(now, zone).day;
  const from = publishDate >= today ? publishDate : today;
  const on = (label: string, day: Day): Choice => ({ label, set: { expirationDate: day, expirationTime: NIGHT } });
  return [
    on('After 1 week', addDays(from, 7)),
    on('After 2 weeks', addDays(from, 14)),
    ...(endDate > from ? [on('End of the course', endDate)] : []),
  ];
}

/** The moment at which a form publishes; null if it is not filled in. */
export const publishMoment = ({ publishDate, publishTime }: AnnouncementForm, zone: Zone): Instant | null =>
  /^\d{4}-\d{2}-\d{2}$/.test(publishDate) && /^\d{2}:\d{2}$/.test(publishTime)
    ? atLocal(publishDate, publishTime, zone)
    : null;
