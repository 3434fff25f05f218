import type { RuleContext, LintNode, Visitor } from './rule.ts';

const CODES = ['admin', 'student', 'instructor', 'ta', 'ssm', 'cd', 'cm'];
/** A code in SQL, beside a column that holds roles. */
const IN_SQL = new RegExp(`\\b\\w*role\\w*\\s*(=|<>|!=|(not\\s+)?in\\b)\\s*\\(?\\s*'(${CODES.join('|')})'`, 'i');
const MESSAGE = "roles are named in the contract: ask an ability, or take a group of contract's kernel/roles.ts";

const isCode = (node?: LintNode | null): boolean => node?.type === 'Literal' && CODES.includes(String(node.value));

/**
 * Finds roles by their code outside of the contract: in comparisons, lists, `roles:` and SQL. 'student' alone is
 * also an ordinary word, so it counts beside something called role, or in a list of codes only; the others always do.
 */
export function roleLiterals(context: RuleContext): Visitor {
  const lines = new Set<number>();
  const report = (node: LintNode) => {
    const { line } = node.loc.start;
    if (lines.has(line)) return;
    lines.add(line);
    context.report({ node, message: MESSAGE });
  };
  const isRole = (node?: LintNode) => node !== undefined && /role\W*$/i.test(context.sourceCode.getText(node));
  return {
    Literal(node) {
      if (node.value !== 'student' && isCode(node)) report(node);
    },
    BinaryExpression(node) {
      const { left, right } = node;
      if ((isRole(left) || isRole(right)) && (isCode(left) || isCode(right))) report(node);
    },
    ArrayExpression(node) {
      const elements = node.elements ?? [];
      if (elements.length > 0 && elements.every(isCode)) report(node);
    },
    Property(node) {
      if (/^roles?$/.test(node.key?.name ?? '') && isCode(node.value as LintNode)) report(node);
    },
    TemplateElement(node) {
      if (IN_SQL.test(context.sourceCode.getText(node))) report(node);
    },
  };
}
