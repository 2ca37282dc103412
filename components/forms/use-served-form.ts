'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { mainHeading } from '@/components/ui/main-heading';
import { call } from '@/lib/platform/http/client';
import type { FormValues, PlainFormAction } from './plain-form';
import { usePageForm } from './use-page-form';

/** How a form is sent: by script to an address of the API, without scripts to a server action. */
export interface Served {
  /** Takes it as JSON, and may answer with the page that comes next */
  path: string;
  /** Takes it where there are no scripts, and leads on by itself */
  plainAction: PlainFormAction<FormValues>;
  /** Sent along: what the form is about */
  about?: FormValues;
}

/** Where the button that was pressed is gone with its form, the heading of the page stays. */
function useFocusAfterwards() {
  const isSent = useRef(false);
  useEffect(
    () => () => {
      if (!isSent.current || document.activeElement !== document.body) return;
      mainHeading()?.focus();
    },
    [],
  );
  return () => {
    isSent.current = true;
  };
}

interface Answer {
  /** The page that comes next */
  next?: string;
  told?: readonly string[];
}

/**
 * A form of a page that is made anew once it is sent, or gives way to another one.
 * @param initial what its fields start with
 */
export function useServedForm({ path, plainAction, about = {} }: Served, initial: FormValues) {
  const router = useRouter();
  const noteSent = useFocusAfterwards();
  const sent = usePageForm(
    plainAction,
    initial,
    async (typed) => {
      const { next, told } = await call<Answer>(path, { method: 'POST', body: typed });
      noteSent();
      // A page that somebody has just been let into is loaded as a whole.
      return { goOn: () => (next ? location.assign(next) : router.refresh()), told };
    },
    path,
  );
  return {
    ...sent,
    about,
    /** The properties of the field with this name. */
    field: (name: string) => ({
      name,
      defaultValue: sent.state.values[name] ?? '',
      error: sent.state.fields[name],
    }),
  };
}
