import { HOUR, plus } from '@bcs/contract/kernel/clock';
import type { Calendar } from '../calendar.ts';
import { IDS } from '../ids.ts';
import type { Row } from '../plant.ts';
import { classNews } from './class.ts';
import { classmatesNews } from './classmates.ts';
import { courseworkNews } from './coursework.ts';
import { staffNews } from './staff.ts';

/** Every type of Annex F reaches somebody; most of them reach Maya. */
export const notifications = (calendar: Calendar): Row[] =>
  [...courseworkNews(calendar), ...classNews(calendar), ...classmatesNews(), ...staffNews(calendar)].map(
    ({ id, to, type, hoursAgo, handled, dedupeKey, content }) => ({
      university_id: IDS.northfield,
      id,
      enrollment_id: to,
      type,
      content,
      created_at: plus(calendar.anchor, -hoursAgo * HOUR),
      handled_at: handled ? plus(calendar.anchor, -(hoursAgo - 1) * HOUR) : null,
      dedupe_key: dedupeKey ?? null,
    }),
  );
