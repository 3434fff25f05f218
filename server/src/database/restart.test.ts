import { expect, test, vi } from 'vitest';
import { isStatementCut, Restart } from './restart.ts';

const closed = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));

/** A connection function that succeeds at the n-th attempt. */
function opening(at: number) {
  let tries = 0;
  return async () => (++tries < at ? closed() : tries);
}

test('whoever wants a connection waits while the server restarts', async () => {
  expect(await new Restart().through(opening(3))).toBe(3);
});

test('once it has been away for longer everybody is refused at once, until it is back', async () => {
  const restart = new Restart(120);
  await expect(restart.through(closed)).rejects.toThrow('ECONNREFUSED');
  const next = vi.fn<typeof closed>(closed);
  await expect(restart.through(next)).rejects.toThrow('ECONNREFUSED');
  expect(next).toHaveBeenCalledOnce();
  expect(await restart.through(opening(1))).toBe(1);
  expect(await restart.through(opening(2))).toBe(2);
});

test('what is no restart is told at once: a wrong password, a server that says nothing', async () => {
  for (const error of [
    Object.assign(new Error('password authentication failed'), { code: '28P01' }),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated due to connection timeout'),
  ]) {
    let tries = 0;
    const refused = new Restart().through(() => {
      tries += 1;
      return Promise.reject(error);
    });
    await expect(refused).rejects.toBe(error);
    expect(tries).toBe(1);
  }
});

test('a statement that met silence was not cut: it may still run', () => {
  expect(isStatementCut(new Error('Query read timeout'))).toBe(false);
  expect(isStatementCut(new Error('Connection terminated unexpectedly'))).toBe(true);
});
