/** With developer tools: whether the cookies of this browser select another world than the one that others see. */
export const isInOwnWorld = (): boolean =>
  'devTools' in document.documentElement.dataset &&
  /(^|; )x-(world-at|mock-\w+)=./.test(document.cookie);
