'use client';

import type { MouseEvent } from 'react';
import { type ExplainedTerm, Glossary } from '@/components/shell/glossary';

interface PreviewPaneProps {
  title: string;
  summary: string;
  preview?: { html: string; terms: ExplainedTerm[]; failure?: string };
}

/** Whoever follows a link of the text does not leave what is being written. */
function openBeside({ target }: MouseEvent) {
  const link = (target as Element).closest('a');
  if (!link || link.getAttribute('href')?.startsWith('#')) return;
  link.target = '_blank';
  link.rel = 'noopener';
}

/** How the guide will look, made by the same code as the public page. */
export function PreviewPane({ title, summary, preview }: PreviewPaneProps) {
  return (
    <section
      aria-labelledby="vorschau"
      // Reached by the keyboard, because it scrolls.
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
