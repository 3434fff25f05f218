import type { Page } from '@playwright/test';

/** The milliseconds from the navigation to the stages of a page's arrival. */
export interface Arrival {
  /** The time when its heading appeared. */
  readonly first: number;
  /** The time of the last change in view that no user caused. */
  readonly last: number;
  /** The element that changed last. */
  readonly what: string;
}

/**
 * A script for the page that records when its heading appeared and when the first view last changed. Running clocks and
 * text for screen readers do not count.
 */
const SEE_ARRIVAL = `
  globalThis.arrival = { first: 0, last: 0, what: '' };
  const isInView = (element) => {
    const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
    return width > 1 && height > 1 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      && element.checkVisibility({ visibilityProperty: true });
  };
  const changed = (element) => {
    if (!arrival.first || !element || !isInView(element)) return;
    arrival.last = performance.now();
    arrival.what = element.tagName.toLowerCase() + ' ' + (element.textContent || element.className).slice(0, 40);
  };
  const drawnOf = (node) => node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
  const wordsOf = (text) => String(text).replace(/\\d+/g, '0');
  new MutationObserver((changes) => {
    if (!arrival.first && document.querySelector('main h1')) arrival.first = arrival.last = performance.now();
    for (const { type, target, addedNodes, removedNodes, previousSibling, oldValue } of changes) {
      if (type === 'characterData') {
        if (wordsOf(oldValue) !== wordsOf(target.data)) changed(target.parentElement);
      } else {
        for (const node of addedNodes) changed(drawnOf(node));
        // where what went away stood is known by its neighbour alone
        if (removedNodes.length > 0 && addedNodes.length === 0 && previousSibling) changed(drawnOf(previousSibling));
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });
  document.addEventListener('load', ({ target }) => target.tagName === 'IMG' && changed(target), true);`;

/** Records how the next page arrives. */
export const recordArrival = (page: Page) => page.addInitScript({ content: SEE_ARRIVAL });
export const readArrival = (page: Page) => page.evaluate<Arrival>('arrival');
