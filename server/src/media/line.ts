import type { RoomNews } from '@bcs/contract/features/classroom/model';

/** The line to one browser, by way of the server. */
export interface BrowserConnection {
  readonly say: (news: RoomNews) => void;
  readonly close: (code: number) => void;
}
