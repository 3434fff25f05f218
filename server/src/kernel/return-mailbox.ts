/** The mailbox to which mail servers report that a mail could not be delivered. SUCC-084 */
export interface ReturnMailbox {
  /**
   * Hands over the messages one after the other, each cut to a length that a report never has, and deletes what was
   * read; nothing is deleted where one of them fails.
   * @returns how many there were
   * @throws Error with what the mail server said
   */
  read(each: (message: string) => Promise<void>): Promise<number>;
}
