import { VIDEOS_NOT_LOADED } from '@bcs/contract/features/sessions/video-url';
import { LoadFailed, type RouteError } from '#lib/load-failed.tsx';

/** The lists of the library could not be had. SESS-102 */
export const LibraryFailed = (failed: RouteError) => <LoadFailed {...failed} title={VIDEOS_NOT_LOADED} />;
