import axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that depend on colors: all others have the same result in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The number of frames after which parts that measure themselves have their size. */
const CALM_FRAMES = 3;

async function calm() {
  for (let frames = 0; frames < CALM_FRAMES; frames++) await new Promise((painted) => requestAnimationFrame(painted));
}

/**
 * Returns what axe reports about the page, one line for each element; empty if there are no findings. In the dark theme
 * it checks only colours.
 */
export async function axeFindings(theme: 'light' | 'dark', context: Element = document.body): Promise<string[]> {
  document.documentElement.dataset['theme'] = theme;
  await calm();
  const { violations, passes, incomplete } = await axe.run(context, {
    runOnly: theme === 'light' ? RULES : { type: 'rule', values: COLOUR_RULES },
    resultTypes: ['violations'],
    // a part is no page: landmarks and the h1 belong to the screen around it
    ...(theme === 'light' && { rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } } }),
  });
  delete document.documentElement.dataset['theme'];
  if (passes.length + incomplete.length === 0) throw new Error('axe has looked at nothing');
  return violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
}
