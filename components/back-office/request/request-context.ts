'use client';

import { createContext, use } from 'react';
import type { RequestState, WantedState } from './merge';
import type { SaveResult, RequestRef } from './save-change';

/** The request that the dialog shows, and what its parts do with it. */
export interface OpenRequest {
  target: RequestRef;
  /** As it stands now, as far as this page knows */
  state: RequestState;
  /** Begins the keys under which typed text is kept: this employee's, for this request */
  draftPrefix: string;
  /** Saves a change and takes over what it has led to; see {@link saveChange} */
  change: (base: RequestState, wanted: WantedState) => Promise<SaveResult>;
  /** Reloads the request and the lists */
  refresh: () => void;
  /** After a change: closes the dialog, unless something in it is not sent yet */
  finish: () => void;
  /** Closes the dialog; asks where something would be lost */
  close: () => void;
}

const RequestContext = createContext<OpenRequest | null>(null);

export const RequestProvider = RequestContext;

/** The request of the dialog around a component. @throws Error outside a dialog */
export function useRequest(): OpenRequest {
  const request = use(RequestContext);
  if (!request) throw new Error('A part of the dialog stands outside it.');
  return request;
}

/** The key under which an unsaved note is kept. */
export const noteKey = (draftPrefix: string) => `${draftPrefix}notiz`;
