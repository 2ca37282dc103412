import { z } from 'zod';
import { readJson } from '@/lib/platform/http/route';
import { parse } from '@/lib/platform/validation/fields';

const schema = z.looseObject({});

/** @throws AppError `too_large` (413), `malformed` (400), `invalid` (422) if it is not an object */
export const formBody = async (request: Request): Promise<Record<string, unknown>> =>
  parse(schema, await readJson(request));
