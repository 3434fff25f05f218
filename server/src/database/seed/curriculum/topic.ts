/** The topic of a week, and the skill that people have afterwards. */
export type Topic = readonly [name: string, outcome: string];
