'use client';

import { createContext, use } from 'react';
import type { SubmissionState, WantedState, SaveResult, SubmissionRef } from './save-change';

export interface OpenSubmission {
  target: SubmissionRef;
  state: SubmissionState;
  /** Key prefix of drafts: this employee's, for this submission */
  draftPrefix: string;
  change: (base: SubmissionState, wanted: WantedState) => Promise<SaveResult>;
  refresh: () => void;
  /** Closes the dialog, unless something in it is not sent yet */
  finish: () => void;
  /** Asks if something would be lost */
  close: () => void;
}

const SubmissionContext = createContext<OpenSubmission | null>(null);

export const SubmissionProvider = SubmissionContext;

/** @throws Error outside a dialog */
export function useSubmission(): OpenSubmission {
  const submission = use(SubmissionContext);
  if (!submission) throw new Error('A part of the dialog stands outside it.');
  return submission;
}

export const noteKey = (draftPrefix: string) => `${draftPrefix}notiz`;
