import pg from 'pg';
import { Connection } from '@/lib/platform/db/sqlite-connection';

// What the drivers of both databases are given, below everything that this code could overlook.
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

/** The statements that reach the database while something is done, without their values. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const spies = DRIVERS.map(([driver, method]) => {
    const prototype = driver.prototype as unknown as Record<
      string,
      (...args: unknown[]) => unknown
    >;
    const original = prototype[method] as (...args: unknown[]) => unknown;
    return jest.spyOn(prototype, method).mockImplementation(function (this: unknown, ...args) {
      statements.push(textOf(args[0]));
      return original.apply(this, args);
    });
  });
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return statements;
}
