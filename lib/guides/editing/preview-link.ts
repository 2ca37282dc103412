import 'server-only';
import { signedId, signId } from '@/lib/platform/secret';
import type { StoredGuide } from './guide-text';
import { findStoredGuide } from './repository';

const PURPOSE = 'guide-preview';

/** A signature of the guide and the round of its links. */
export const previewToken = ({ id, previewRound }: StoredGuide) =>
  signId(PURPOSE, `${id}.${previewRound}`);

export const isPreviewOpen = ({ previewUntil }: StoredGuide, now: Date) =>
  previewUntil !== null && previewUntil > now;

/** `null` for a forged, ended or expired link. */
export async function guideOfPreview(token: string, now = new Date()): Promise<StoredGuide | null> {
  const [id = '', round] = signedId(PURPOSE, token)?.split('.') ?? [];
  const guide = id ? await findStoredGuide(id) : null;
  return guide && String(guide.previewRound) === round && isPreviewOpen(guide, now) ? guide : null;
}
