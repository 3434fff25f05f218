import { createTwoFilesPatch } from 'diff';

const LINES_AROUND = 3;
const NO_FILE = '/dev/null';

/** Builds a patch between two sets of files that `git apply` and `patch -p1` accept. ADM-109 */
export function createPatch(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string {
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return paths
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => {
      const [from, to] = [before.get(path), after.get(path)];
      const patch = createTwoFilesPatch(
        from === undefined ? NO_FILE : `a/${path}`,
        to === undefined ? NO_FILE : `b/${path}`,
        from ?? '',
        to ?? '',
        undefined,
        undefined,
        { context: LINES_AROUND },
      );
      return `diff --git a/${path} b/${path}\n${modeOf(from, to)}${patch.slice(patch.indexOf('---'))}`;
    })
    .join('');
}

/** The mode line that Git needs for added and deleted files. */
function modeOf(from: string | undefined, to: string | undefined): string {
  if (from === undefined) return 'new file mode 100644\n';
  return to === undefined ? 'deleted file mode 100644\n' : '';
}
