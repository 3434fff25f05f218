/**
 * Tells whether a key still belongs to a word that an input method offers (Japanese, Chinese, Korean): its Enter takes
 * the word and does nothing else. Safari ends the composition first, and says it by this code alone.
 */
export const isComposing = ({
  nativeEvent,
}: {
  nativeEvent: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;
}): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229;
