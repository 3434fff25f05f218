import axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Frames after which parts that measure themselves have found their size. */
const CALM_FRAMES = 3;

async function calm() {
  for (let frames = 0; frames < CALM_FRAMES; frames++) await new Promise((painted) => requestAnimationFrame(painted));
}

/** What axe finds wrong in the page, one line for each element; empty when clean. */
export async function axeFindings(theme: 'light' | 'dark', context: Element = document.body): Promise<string[]> {
  document.documentElement.dataset['theme'] = theme;
  await calm();
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
