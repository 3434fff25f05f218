/**
 * Tells whether a key belongs to an input method (Japanese, Chinese, Korean): Enter then only accepts the suggested
 * word. Safari ends the composition first, and indicates this only by the key code.
 */
export const isComposing = ({
  nativeEvent,
}: {
  nativeEvent: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;
}): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229;
