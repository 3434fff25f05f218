import { sql, type Db } from '#database/db';
import { advisoryLock } from '#database/advisory-lock';
import { forms, formSteps } from './forms/forms.ts';
import { libraryVideos, playlists } from './library.ts';
import { continueIds, plant } from './plant.ts';

/**
 * Plants the content that every installation needs, demo or not: the survey forms and the video library. It does so
 * only once.
 */
export async function plantContent(db: Db): Promise<void> {
  await advisoryLock(db, 'content');
  if (await db.maybe(sql`select 1 from forms limit 1`)) return;
  await plant(db, 'forms', forms());
  await plant(db, 'form_steps', formSteps());
  await plant(db, 'playlists', playlists());
  await plant(db, 'library_videos', libraryVideos());
  await continueIds(db);
}
