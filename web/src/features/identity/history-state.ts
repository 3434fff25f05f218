/** Declares what one public screen hands to the next without writing it into the address. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    forgotten?: { email: string; expired: boolean };
  }
}
export {};
