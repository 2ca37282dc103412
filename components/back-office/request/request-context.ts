'use client';

import { createContext, use } from 'react';
import type { RequestState, WantedState } from './merge';
import type { SaveResult, RequestRef } from './save-change';

export interface OpenRequest {
  target: RequestRef;
  state: RequestState;
  /** Key prefix of drafts: this employee's, for this request */
  draftPrefix: string;
  change: (base: RequestState, wanted: WantedState) => Promise<SaveResult>;
  refresh: () => void;
  /** Closes the dialog, unless something in it is not sent yet */
  finish: () => void;
  /** Asks if something would be lost */
  close: () => void;
}

const RequestContext = createContext<OpenRequest | null>(null);

export const RequestProvider = RequestContext;

/** @throws Error outside a dialog */
export function useRequest(): OpenRequest {
  const request = use(RequestContext);
  if (!request) throw new Error('A part of the dialog stands outside it.');
  return request;
}

export const noteKey = (draftPrefix: string) => `${draftPrefix}notiz`;
