'use client';

import { useEffect, useState } from 'react';
import type { FormValues } from '@/components/forms/plain-form';
import type { ExplainedTerm } from '@/components/shell/glossary';
import { describeUndone } from '@/components/back-office/failure';
import { employeeRoutes } from '@/lib/employee-routes';
import { call } from '@/lib/platform/http/client';

/** How the text will look, as the server renders it. */
interface Preview {
  html: string;
  terms: ExplainedTerm[];
  /** What it lacks to be published, by field */
  lacks: Record<string, string>;
  /** Why what stands there is not what was typed last */
  failure?: string;
}

/** Milliseconds of rest after which what was typed is rendered. */
const REST = 400;

/** Renders what is typed, after a pause; of several answers the last one asked for counts. */
export function usePreview(typed: FormValues): Preview | undefined {
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => {
    let isLast = true;
    const render = async () => {
      try {
        const next = await call<Preview>(employeeRoutes.guidePreview, {
          method: 'POST',
          body: typed,
        });
        if (isLast) setPreview(next);
      } catch (error) {
        const { text, fields } = describeUndone(error);
        const failure = Object.values(fields)[0] ?? text;
        if (isLast) setPreview((last) => ({ html: '', terms: [], lacks: {}, ...last, failure }));
      }
    };
    const timer = setTimeout(() => void render(), REST);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [typed]);
  return preview;
}
