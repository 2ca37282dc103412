import 'server-only';
import { bare } from '@/lib/words/stem';
import { GUARDS, type Guard } from '../answers/guards';
import type { Knowledge } from '../knowledge/knowledge';
import { GUARDED_FROM } from './constants';

/** What is answered before anything is looked up, if the message calls for it. */
export function guard({ ranking }: Knowledge, message: string): Guard | undefined {
  const text = bare(message);
  const said = GUARDS.find(({ patterns }) => patterns.some((pattern) => pattern.test(text)));
  if (said) return said;
  const danger = ranking.danger(message);
  return danger && danger.probability >= GUARDED_FROM
    ? GUARDS.find(({ id }) => id === danger.id)
    : undefined;
}
