/** A week of class: five evenings, each with its topic and what people can do afterwards. */
export interface Module {
  readonly title: string;
  readonly topics: readonly (readonly [name: string, outcome: string])[];
}
