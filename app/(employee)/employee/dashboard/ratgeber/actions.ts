'use server';

import { employeeAction } from '@/app/(employee)/employee-action';
import type { ActionAnswer, FormValues } from '@/lib/platform/form-state';
import { employeeRoutes } from '@/lib/employee-routes';
import {
  decideOnFile,
  discardDraft,
  endPreview,
  restoreVersion,
  saveGuide,
  sharePreview,
  unscheduleGuide,
  withdrawGuide,
} from '@/lib/guides/editing/service';

type Run = (body: FormValues, employeeId: number) => Promise<ActionAnswer | void>;

const guideAction = (run: Run) => employeeAction('guides', (body, { id }) => run(body, id));

const leadingToGuide = (run: Run) =>
  guideAction(async (body, employeeId) => {
    await run(body, employeeId);
    return { next: employeeRoutes.guide(body.id ?? '') };
  });

export const saveGuideAction = guideAction(async (body, employeeId) => {
  const { id, version } = await saveGuide(body, employeeId);
  return body.id ? { version } : { next: employeeRoutes.guide(id) };
});

export const withdrawGuideAction = guideAction(withdrawGuide);

export const unscheduleGuideAction = guideAction(unscheduleGuide);

export const discardDraftAction = guideAction(async (body, employeeId) => ({
  next: (await discardDraft(body, employeeId))
    ? employeeRoutes.guides
    : employeeRoutes.guide(body.id ?? ''),
}));

export const restoreVersionAction = leadingToGuide(restoreVersion);

export const decideOnFileAction = leadingToGuide(decideOnFile);

export const sharePreviewAction = guideAction(sharePreview);

export const endPreviewAction = guideAction(endPreview);
