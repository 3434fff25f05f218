/** What a week is about, and what people can do afterwards. */
export type Topic = readonly [name: string, outcome: string];
