import axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong in the page, one line for each element; empty when clean. */
export async function axeFindings(theme: 'light' | 'dark', context: Element = document.body): Promise<string[]> {
  document.documentElement.dataset['theme'] = theme;
  // Parts that measure themselves do so after the first frame
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // Colours glide between themes: judge them when they have arrived
  const gliding = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(gliding.map((transition) => transition.finished));
  const { violations, passes } = await axe.run(context, {
    runOnly: RULES,
    // A part is no page: landmarks and the h1 belong to the screen around it
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  delete document.documentElement.dataset['theme'];
  if (passes.length === 0) throw new Error('axe has looked at nothing');
  return violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
}
