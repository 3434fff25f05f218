import { run } from '#run';

/**
 * The files that differ from a commit, and those that git does not know yet.
 * @param since a commit or a branch; of a branch it is where the two parted
 */
export async function changedFiles(root: string, since: string): Promise<string[]> {
  const git = async (...given: string[]) => {
    const { code, output } = await run('git', given, { cwd: root });
    if (code !== 0) throw new Error(`git ${given.join(' ')} failed:\n${output}`);
    return output.split('\n').filter((line) => line !== '');
  };
  const [base = since] = await git('merge-base', since, 'HEAD');
  return [...(await git('diff', '--name-only', base)), ...(await git('ls-files', '--others', '--exclude-standard'))];
}
