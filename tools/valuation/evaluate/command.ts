import { parseArgs } from 'node:util';

export const EVALUATE_USAGE = `npm run valuation:evaluate -- --data FILE                     how far both valuations are from what was asked
npm run valuation:evaluate -- --data FILE --data FILE         the same for several files together
npm run --silent valuation:evaluate -- --data FILE --json     as JSON and nothing else

FILE is a CSV, packed with gzip or not, with the columns of listings-2024, houses-2020-germany or
houses-2020-niedersachsen.`;

export interface EvaluateCommand {
  files: string[];
  asJson: boolean;
}

export function readEvaluateCommand(args: string[]): EvaluateCommand | null {
  try {
    const options = {
      data: { type: 'string', multiple: true },
      json: { type: 'boolean' },
    } as const;
    const { data = [], json = false } = parseArgs({ args, options }).values;
    if (data.length === 0 || data.includes('')) return null;
    return { files: data, asJson: json };
  } catch {
    return null;
  }
}
