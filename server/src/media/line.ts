import type { RoomNews } from '@bcs/contract/features/classroom/model';

/** The connection to one browser through the server. */
export type BrowserConnection = Readonly<{ say: (news: RoomNews) => void; close: (code: number) => void }>;
