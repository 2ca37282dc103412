import pg from 'pg';
import { Connection } from '@/lib/platform/db/sqlite-connection';

// At the drivers, so that no statement is missed.
const DRIVERS = [
  [Connection, 'query'],
  [pg.Client, 'query'],
] as const;

const textOf = (statement: unknown): string =>
  typeof statement === 'string'
    ? statement
    : ((statement as { sql?: string; text?: string }).sql ??
      (statement as { text?: string }).text ??
      '');

export async function askedDuring(
  work: () => Promise<unknown>,
): Promise<{ statements: string[]; rows: number }> {
  const statements: string[] = [];
  let rows = 0;
  const count = (answer: unknown) => {
    rows += (answer as { rows?: unknown[] } | undefined)?.rows?.length ?? 0;
    return answer;
  };
  const spies = DRIVERS.map(([driver, method]) => {
    const prototype = driver.prototype as unknown as Record<
      string,
      (...args: unknown[]) => unknown
    >;
    const original = prototype[method] as (...args: unknown[]) => unknown;
    return jest.spyOn(prototype, method).mockImplementation(function (this: unknown, ...args) {
      statements.push(textOf(args[0]));
      const answer = original.apply(this, args);
      return answer instanceof Promise ? answer.then(count) : count(answer);
    });
  });
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return { statements, rows };
}
