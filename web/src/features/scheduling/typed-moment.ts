import { localDay, localTime, type Instant, type Zone } from '@bcs/contract/kernel/clock';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A moment as a field for date and time shows it. */
export const toTypedMoment = (instant: Instant, zone: Zone) => {
  const { hour, minute } = localTime(instant, zone);
  return `${localDay(instant, zone)}T${twoDigits(hour)}:${twoDigits(minute)}`;
};
