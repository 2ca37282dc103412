import type { Ordeal } from './ordeal';
import { restartInTurn } from './rolling';

/** One of two servers is told to end in the middle of its work. */
export const run: Ordeal = async (context) =>
  context.databases.includes('postgres') ? restartInTurn(context, 1) : { rows: [], faults: [] };
