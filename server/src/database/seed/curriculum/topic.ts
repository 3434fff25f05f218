/** The topic of a week, and the skill that people have afterwards. */
export type WeekTopic = readonly [name: string, outcome: string];
