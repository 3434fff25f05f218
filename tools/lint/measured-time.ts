import type { RuleContext, LintNode, Visitor } from './rule.ts';

/** The functions of `process` that tell how long something took, or how much of a processor; all of `performance` does. */
const OF_PROCESS = ['cpuUsage', 'hrtime', 'resourceUsage', 'threadCpuUsage', 'uptime'];
const MODULES = ['perf_hooks', 'node:perf_hooks'];
/**
 * Milliseconds. Anyone who waits for less asks how fast the machine is; whoever waits longer asks whether something
 * comes.
 */
const SHORTEST_WAIT = 5000;

const nameOf = (node: LintNode | undefined) => node?.name ?? (typeof node?.value === 'string' ? node.value : undefined);
const isOf = (node: LintNode | undefined, object: string): boolean =>
  node?.type === 'MemberExpression'
    ? nameOf(node.property) === object && nameOf(node.object) === 'globalThis'
    : node?.type === 'Identifier' && node.name === object;

/**
 * No test depends on how fast a machine is: it counts what speed comes from, holds the clock, or waits generously.
 * What is about speed is a ratio in `npm run bench`.
 */
export function measuredTime(context: RuleContext): Visitor {
  const refuse = (node: LintNode) =>
    context.report({
      node,
      message: 'a test measures no time: count, hold the clock, or wait for at least 5 s; speed is for npm run bench',
    });
  return {
    MemberExpression: (node) => {
      const name = nameOf(node.property) ?? '';
      if (isOf(node.object, 'performance') || (isOf(node.object, 'process') && OF_PROCESS.includes(name))) refuse(node);
      // the timing of a Playwright request
      if (name === 'timing') refuse(node);
    },
    VariableDeclarator: (node) => {
      if (isOf(node.init ?? undefined, 'performance')) refuse(node);
    },
    ImportDeclaration: (node) => {
      if (MODULES.includes(String(node.source?.value))) refuse(node);
    },
    Property: (node) => {
      const wait = (node.value as LintNode | null)?.value;
      if (nameOf(node.key) === 'timeout' && typeof wait === 'number' && wait < SHORTEST_WAIT) refuse(node);
    },
  };
}
