export type Topic = readonly [name: string, outcome: string];

/** A week of class: four evenings, each with its topic and what people can do afterwards. */
export interface Module {
  readonly title: string;
  readonly topics: readonly Topic[];
}
