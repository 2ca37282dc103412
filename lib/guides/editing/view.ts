import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import { formatDate } from '@/lib/platform/format/date';
import { routes } from '@/lib/routes';
import { pictureAt } from '../pictures/address';
import { drawings, offeredPictures } from '../pictures/service';
import { type Difference, differences } from './difference';
import { fileVersions } from './file-versions';
import type { GuideState, ListedVersion, StoredGuide } from './guide-text';
import { hasChanges, guideState } from './list';
import { isPreviewOpen, previewToken } from './preview-link';
import { findVersion, findVersions } from './repository';
import { openGuide } from './service';

export interface OpenedGuide extends StoredGuide {
  state: GuideState;
  isChanged: boolean;
  hasFileVersion: boolean;
  file?: { hash: string; differences: Difference[] };
  previewLink?: string;
  versions: ListedVersion[];
}

/** Throws AppError `not_found` (404). */
export async function viewGuide(id: string): Promise<OpenedGuide> {
  const guide = await openGuide(id);
  const [files, versions] = await Promise.all([fileVersions([guide]), findVersions(guide.id)]);
  const file = files.get(guide.slug);
  return {
    ...guide,
    state: guideState(guide),
    isChanged: hasChanges(guide),
    hasFileVersion: Boolean(file),
    file: file && { hash: file.hash, differences: differences(guide.text, file.text) },
    previewLink: isPreviewOpen(guide, new Date())
      ? routes.guideDraft(previewToken(guide))
      : undefined,
    versions,
  };
}

/** With its differences to the one before and to the draft. Throws AppError `not_found` (404). */
export async function viewVersion(id: string, asked: string) {
  const guide = await openGuide(id);
  const number = /^\d{1,6}$/.test(asked) ? Number(asked) : -1;
  const [text, before] = await Promise.all([
    findVersion(guide.id, number),
    findVersion(guide.id, number - 1),
  ]);
  if (!text) throw new AppError('not_found', 'Diese Fassung gibt es nicht mehr.');
  return {
    guide,
    number,
    toDraft: differences(text, guide.text),
    fromBefore: before ? differences(before, text) : undefined,
  };
}

const nameOf = (path: string) =>
  (path.split('/').at(-1) ?? path).replace('.svg', '').replaceAll('-', ' ');

export async function pictureChoices() {
  const [own, drawn] = await Promise.all([offeredPictures(), drawings()]);
  return [
    ...own.map(({ address, createdAt }) => {
      const { width, height } = pictureAt(address) ?? {};
      const label = `${width}\u00a0×\u00a0${height}, hochgeladen am ${formatDate(createdAt)}`;
      return { value: address, label, group: 'Hochgeladene Bilder' };
    }),
    ...drawn.map((value) => ({ value, label: nameOf(value), group: 'Zeichnungen' })),
  ];
}
