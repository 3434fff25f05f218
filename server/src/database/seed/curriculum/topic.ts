/** The topic of a week, and the skill that it teaches. */
export type WeekTopic = readonly [name: string, outcome: string];
