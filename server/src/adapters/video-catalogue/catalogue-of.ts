import type { Database } from '#database/db';
import type { Settings } from '#kernel/settings';
import type { Clock } from '#kernel/system-clock';
import type { VideoCatalogue } from '#kernel/video-catalogue';
import { keptCatalogue } from './kept.ts';
import { youtubeCatalogue } from './youtube.ts';

/** The catalogue that the settings select; null if the library only uses its own lists. D-150 */
export const catalogueOf = ({ youtube }: Settings, database: Database, clock: Clock): VideoCatalogue | null =>
  youtube && keptCatalogue(youtubeCatalogue(youtube), database, clock);
