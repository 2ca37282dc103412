import 'server-only';
import { signedId, signId } from '@/lib/platform/secret';
import type { StoredGuide } from './guide-text';
import { findStoredGuide } from './repository';

const PURPOSE = 'guide-preview';

/** The token of the link to a draft: our signature under the guide and the round of its links. */
export const previewToken = ({ id, previewRound }: StoredGuide) =>
  signId(PURPOSE, `${id}.${previewRound}`);

/** Whether a link to a draft is good. */
export const isPreviewOpen = ({ previewUntil }: StoredGuide, now: Date) =>
  previewUntil !== null && previewUntil > now;

/** The guide that a link opens; nothing where the link is not ours, was ended or is too old. */
export async function guideOfPreview(token: string, now = new Date()): Promise<StoredGuide | null> {
  const [id = '', round] = signedId(PURPOSE, token)?.split('.') ?? [];
  const guide = id ? await findStoredGuide(id) : null;
  return guide && String(guide.previewRound) === round && isPreviewOpen(guide, now) ? guide : null;
}
