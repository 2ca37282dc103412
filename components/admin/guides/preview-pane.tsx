'use client';

import { type MouseEvent, useEffect, useState } from 'react';
import type { FormValues } from '@/lib/platform/form-state';
import { type ExplainedTerm, Glossary } from '@/components/shell/glossary';
import { employeeRoutes } from '@/lib/employee-routes';
import { call } from '@/lib/platform/http/client';
import { describeUndone } from '../failure';

interface Preview {
  html: string;
  terms: ExplainedTerm[];
  lacks: Record<string, string>;
  failure?: string;
}

/** Milliseconds without input before the preview is rendered */
const REST = 400;

/** Ignores answers that are out of date. */
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

interface PreviewPaneProps {
  title: string;
  summary: string;
  preview?: { html: string; terms: ExplainedTerm[]; failure?: string };
}

/** Opens links in a new tab, so that the editor stays. */
function openBeside({ target }: MouseEvent) {
  const link = (target as Element).closest('a');
  if (!link || link.getAttribute('href')?.startsWith('#')) return;
  link.target = '_blank';
  link.rel = 'noopener';
}

export function PreviewPane({ title, summary, preview }: PreviewPaneProps) {
  return (
    <section
      aria-labelledby="vorschau"
      // Focusable, because it scrolls.
      tabIndex={0}
      className="js-only rounded-lg border border-line bg-paper p-4 sm:p-6 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
    >
      <h2 id="vorschau" className="text-sm font-semibold tracking-wide text-muted uppercase">
        Vorschau
      </h2>
      {preview?.failure && (
        <p role="status" className="mt-2 text-base font-semibold text-brick-text">
          {preview.failure}
        </p>
      )}
      <p className="mt-3 font-serif text-2xl leading-tight font-semibold wrap-anywhere">
        {title || 'Ohne Titel'}
      </p>
      {summary && <p className="mt-2 wrap-anywhere">{summary}</p>}
      <div
        className="article-text mt-5"
        onClick={openBeside}
        dangerouslySetInnerHTML={{ __html: preview?.html ?? '' }}
      />
      <Glossary terms={preview?.terms ?? []} />
    </section>
  );
}
