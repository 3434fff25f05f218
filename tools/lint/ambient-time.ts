import type { RuleContext, LintNode, Visitor } from './rule.ts';

/** `new Date()` and `Date()` without an argument: they ask for the time. `Date.now` has a rule of the linter's own. */
export function ambientTime(context: RuleContext): Visitor {
  const check = (node: LintNode) => {
    if (node.callee?.type !== 'Identifier' || node.callee.name !== 'Date') return;
    if (node.type === 'CallExpression' || node.arguments?.length === 0)
      context.report({ node, message: 'time enters as an argument; only the two clocks may ask for it' });
  };
  return { NewExpression: check, CallExpression: check };
}
