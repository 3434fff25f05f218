import type { ChatOffer } from '@bcs/contract/features/chat/offer';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Db } from '#database/db';
import type { Services } from '#kernel/services';
import { getOffer } from './queries-room.ts';

/** Tells whether an external service stands in for the built-in chat. D-167 */
export const isExternal = ({ settings }: Pick<Services, 'settings'>): boolean => settings.liveChatUrl !== null;

/** Reads the settings of the chat at the viewer's university. */
export const offerOf = async (db: Db, viewer: Viewer, services: Pick<Services, 'settings'>): Promise<ChatOffer> => ({
  ...(await getOffer(db, viewer)),
  external: isExternal(services),
});
