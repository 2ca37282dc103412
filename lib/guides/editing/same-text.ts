import 'server-only';
import { contentHash } from '../seed-files';
import type { GuideText } from './guide-text';

/** Whether two texts say the same. */
export const isSameText = (one: GuideText, other: GuideText) =>
  contentHash(one) === contentHash(other);
