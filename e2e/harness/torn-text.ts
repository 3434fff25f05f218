import type { Page } from '@playwright/test';

/** The tolerance for rounding, in pixels. */
const SLACK = 2;

/**
 * A script for the page that finds texts which overflow their box, are cut off without an ellipsis, or overlap.
 * Scrolling areas, intended ellipses and text for screen readers are ignored, and floating elements may cover the page.
 */
const LOOK = `(() => {
  const SLACK = ${SLACK};
  const found = new Set();
  const nameOf = (element) => element.tagName.toLowerCase() + '.' + String(element.className).slice(0, 60);
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) found.add('the page is ' + wide + ' px too wide');

  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  /** The boxes around a text, up to the one that scrolls or ends it by intent; null for what nobody sees. */
  const around = (text) => {
    const boxes = [];
    let floats = false;
    for (let box = text.parentElement; box && box !== document.documentElement; box = box.parentElement) {
      const style = styleOf(box);
      if (box.clientWidth <= 1 && style.position === 'absolute') return null;
      if (style.display === 'inline' || style.display === 'contents') continue;
      if (style.position === 'fixed' || style.position === 'sticky') floats = true;
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return { boxes: [...boxes, box], floats, cut: box };
      boxes.push(box);
      if (/auto|scroll/.test(style.overflowX)) return { boxes: boxes.slice(0, -1), floats, cut: box };
      if (style.position === 'absolute' || style.position === 'fixed') return { boxes, floats: true, cut: null };
    }
    return { boxes, floats, cut: null };
  };

  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.data.trim() || !text.parentElement.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const own = range.getBoundingClientRect();
    if (own.width === 0 || own.height === 0) continue;
    const place = around(text);
    if (!place) continue;
    const says = JSON.stringify(text.data.trim().slice(0, 24));
    let torn = false;
    for (const box of place.boxes) {
      if (box === place.cut) break;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (own.left < left - SLACK || own.right > right + SLACK) {
        found.add(says + ' leaves ' + nameOf(box) + ' by ' + Math.round(Math.max(left - own.left, own.right - right)) + ' px');
        torn = true;
        break;
      }
      if (/hidden|clip/.test(styleOf(box).overflowY) && (own.top < top - own.height / 4 || own.bottom > bottom + 6)) {
        found.add(says + ' is cut off by ' + nameOf(box));
        torn = true;
        break;
      }
    }
    if (torn || place.floats || place.cut) continue;
    for (const line of range.getClientRects()) if (line.width > 1) lines.push({ line, text, says });
  }
  lines.sort((a, b) => a.line.top - b.line.top);
  for (const [index, a] of lines.entries())
    for (const b of lines.slice(index + 1)) {
      if (b.line.top > a.line.bottom) break;
      if (a.text === b.text) continue;
      const across = Math.min(a.line.right, b.line.right) - Math.max(a.line.left, b.line.left);
      const down = Math.min(a.line.bottom, b.line.bottom) - Math.max(a.line.top, b.line.top);
      if (across > SLACK && down > a.line.height / 3) found.add(a.says + ' lies on ' + b.says);
    }
  return [...found];
})()`;

/** Lists the texts that overflow or overlap at the present width of a page, one per line. */
export const findTornTexts = (page: Page) => page.evaluate<string[]>(LOOK);
