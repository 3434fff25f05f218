/** What Safari sends for the key that ends a word: it says no more that one is composed. */
const OF_AN_INPUT_METHOD = 229;

/** Whether a key belongs to the word that an input method is putting together, as Enter does that chooses one. */
export const isComposing = ({ isComposing: says, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  says || keyCode === OF_AN_INPUT_METHOD;
