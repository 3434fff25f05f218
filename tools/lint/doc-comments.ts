import type { RuleContext, Visitor } from './rule.ts';

/** A doc comment that begins with a word which only the code below explains. */
const ELLIPTIC =
  /^\*\s+(?:\*\s+)?(What|Of|So|Null|The same|How|Whom|Whose|As|Whether|Where|Who|Whoever|Why|When|Which|That|Those|It|They)\b/;

/** Finds doc comments that do not begin with what a thing is or does. */
export const docComments = (context: RuleContext): Visitor => ({
  Program() {
    for (const comment of context.sourceCode.getAllComments()) {
      const [, word] = (comment.type === 'Block' && ELLIPTIC.exec(comment.value)) || [];
      if (word !== undefined)
        context.report({
          node: comment,
          message: `a doc comment begins with what the thing is or does, not with '${word}'`,
        });
    }
  },
});
