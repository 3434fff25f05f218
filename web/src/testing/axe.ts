import axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that colors can break: the rest of a part is the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Frames after which parts that measure themselves have found their size. */
const CALM_FRAMES = 3;

async function calm() {
  for (let frames = 0; frames < CALM_FRAMES; frames++) await new Promise((painted) => requestAnimationFrame(painted));
}

/** Finds what axe reports about the page, one line for each element; empty when clean. In the dark theme the colours. */
export async function axeFindings(theme: 'light' | 'dark', context: Element = document.body): Promise<string[]> {
  document.documentElement.dataset['theme'] = theme;
  await calm();
  const { violations, passes, incomplete } = await axe.run(context, {
    runOnly: theme === 'light' ? RULES : { type: 'rule', values: COLOUR_RULES },
    resultTypes: ['violations'],
    // A part is no page: landmarks and the h1 belong to the screen around it
    ...(theme === 'light' && { rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } } }),
  });
  delete document.documentElement.dataset['theme'];
  if (passes.length + incomplete.length === 0) throw new Error('axe has looked at nothing');
  return violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
}
