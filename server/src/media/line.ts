import type { RoomNews } from '@bcs/contract/features/classroom/model';

/** The line to one browser, by way of the server. */
export type BrowserConnection = Readonly<{ say: (news: RoomNews) => void; close: (code: number) => void }>;
