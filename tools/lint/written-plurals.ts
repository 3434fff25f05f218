import type { RuleContext, LintNode, Visitor } from './rule.ts';

const MESSAGE = "a number and its noun agree by plural() or pluralForm() of contract's kernel/plural.ts";

const isOne = (node?: LintNode | null): boolean => node?.type === 'Literal' && node.value === 1;
const isText = (node?: LintNode | null): boolean =>
  node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string' && node.value !== '');
const textOf = (node?: LintNode | null): string | null =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
const VERBS = [
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['it', 'them'],
].map(String);

/** Tells whether two words are forms of one: 'row' and 'rows', 'stays' and 'stay', '' and 's', 'is' and 'are'. */
const areForms = (one: string, many: string): boolean =>
  many === `${one}s` || one === `${many}s` || VERBS.includes(String([one, many]));

/**
 * Finds texts that put a noun into the plural by hand: `n === 1 ? 'the row' : `the ${n} rows``, `n > 1 ? … : …` and
 * `n === 1 ? 'is' : 'are'`. A text that does not say the number, and something else of one than of several, is no plural.
 */
export function writtenPlurals(context: RuleContext): Visitor {
  return {
    ConditionalExpression(node) {
      const { test, consequent, alternate } = node;
      if (test?.type !== 'BinaryExpression' || !isOne(test.right)) return;
      const [one, many] = test.operator === '===' ? [consequent, alternate] : [alternate, consequent];
      const number = test.left ? context.sourceCode.getText(test.left) : '';
      const counts = isText(one) && many?.type === 'TemplateLiteral';
      const isCounted = counts && context.sourceCode.getText(many).includes(`\${${number}}`);
      const [ofOne, ofMany] = [textOf(one), textOf(many)];
      if (isCounted || (ofOne !== null && ofMany !== null && areForms(ofOne, ofMany)))
        context.report({ node, message: MESSAGE });
    },
  };
}
