'use client';

import { useRef } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Field, TextField } from '@/components/forms/field';
import type { FormValues, PlainFormAction } from '@/lib/platform/form-state';
import { Button } from '@/components/ui/button';
import { TitledSection } from '@/components/ui/titled-section';
import { categoryName, categoryOf } from '@/lib/guides/categories';
import { LONGEST, SHORTEST } from '@/lib/guides/editing/limits';
import { headingId } from '@/lib/guides/heading-ids';
import { GuideConflict } from './guide-conflict';
import { PictureField, type PictureOption } from './picture-field';
import { PreviewPane, usePreview } from './preview-pane';
import { SourceRows } from './source-rows';
import { useGuideEditor } from './use-guide-editor';

interface GuideEditorProps {
  action: PlainFormAction<FormValues>;
  id?: string;
  version: number;
  values: FormValues;
  pictures: readonly PictureOption[];
  keepKey: string;
  /** Its address is fixed once it was published */
  hasAppeared: boolean;
}

export function GuideEditor({
  action,
  id,
  version,
  values: stored,
  pictures,
  keepKey,
  hasAppeared,
}: GuideEditorProps) {
  const editor = useGuideEditor({ action, initial: stored, version, keepKey });
  const text = useRef<HTMLTextAreaElement>(null);
  const { start, typed, failure } = editor;
  const preview = usePreview(typed);
  const errors: Record<string, string | undefined> = failure?.fields ?? {};
  const field = (name: string) => ({
    name,
    defaultValue: start.values[name] ?? '',
    error: errors[name],
    autoComplete: 'off',
  });
  const title = typed.title ?? '';
  const summary = typed.summary ?? '';
  const lacks = Object.values(preview?.lacks ?? {});

  function insert(words: string) {
    const area = text.current;
    if (!area) return;
    area.setRangeText(`\n\n${words}\n\n`, area.selectionStart, area.selectionEnd, 'end');
    area.focus();
    editor.noteTyped();
  }

  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-2">
      <form {...editor.form} className="min-w-0">
        {failure && (
          <ErrorSummary
            key={failure.attempt}
            title="Noch nicht gespeichert"
            entries={Object.entries(errors).map(([name, message = '']) => ({ name, message }))}
          >
            <p className="mt-2">{failure.text}</p>
          </ErrorSummary>
        )}
        {editor.conflict && (
          <GuideConflict stored={editor.conflict} mine={typed} onSettle={editor.settle} />
        )}
        {editor.isRestored && (
          <div role="status" className="mb-6 border-l-4 border-moss py-1 pl-4">
            <p>Was Sie zuletzt hier geschrieben und nicht gespeichert haben, steht wieder da.</p>
            <Button variant="ghost" className="px-0" onClick={editor.forget}>
              Stattdessen den gespeicherten Text zeigen
            </Button>
          </div>
        )}
        {id && <input type="hidden" name="id" value={id} />}
        <input type="hidden" name="version" value={editor.on} readOnly />
        <div key={start.count}>
          <Field label="Titel" maxLength={LONGEST.title} {...field('title')} />
          <p className="-mt-4 mb-5 text-base text-muted">
            Kategorie: {categoryName(categoryOf(title))}, aus dem Titel abgeleitet
          </p>
          <Field
            label="Adresse"
            hint={
              hasAppeared
                ? 'Sie bleibt, seit der Ratgeber erschienen ist.'
                : `Leer gelassen wird sie aus dem Titel gebildet: ${title ? headingId(title) : 'so-wie-hier'}`
            }
            readOnly={hasAppeared}
            maxLength={LONGEST.slug}
            autoCapitalize="none"
            spellCheck={false}
            {...field('slug')}
          />
          <TextField
            label="Zusammenfassung"
            hint={`${SHORTEST.summary} bis ${LONGEST.summary} Zeichen, jetzt ${[...summary.trim()].length}. Sie steht auf den Karten und in Suchmaschinen.`}
            rows={3}
            {...field('summary')}
          />
          <Field
            label="Stand"
            hint="Jahr und Monat, in dem die Aussagen zuletzt geprüft wurden: 2026-11"
            maxLength={7}
            {...field('asOf')}
          />
          <TextField
            ref={text}
            label="Text"
            hint="Markdown: ## Überschrift, ### Zwischenüberschrift, **fett**, - Punkt einer Liste, - [ ] Punkt zum Abhaken, [Text](/ratgeber/adresse#ueberschrift). HTML wird als Text gezeigt. Überschriften, die so fragen wie Leser, findet auch der Berater."
            rows={24}
            className="font-mono text-base leading-relaxed"
            {...field('content')}
          />
          <PictureField
            options={pictures}
            image={start.values.image ?? ''}
            imageAlt={start.values.imageAlt ?? ''}
            errors={errors as Record<string, string>}
            onChosen={editor.noteTyped}
            onInsert={insert}
          />
          <SourceRows values={start.values} errors={errors as Record<string, string>} />
        </div>
        <div className="mt-8 border-t-2 border-ink pt-5">
          <p className="font-semibold">
            {editor.isDirty ? 'Es gibt Änderungen, die noch nicht gespeichert sind.' : ' '}
          </p>
          {lacks.length > 0 && (
            <TitledSection
              id="fehlt-noch"
              title="Zum Veröffentlichen fehlt noch"
              look="text-lg"
              className="js-only mt-3 text-base"
            >
              <ul className="mt-1 list-disc pl-6 wrap-anywhere">
                {lacks.map((lack) => (
                  <li key={lack}>{lack}</li>
                ))}
              </ul>
            </TitledSection>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button type="submit" variant="outline" aria-disabled={editor.isSending}>
              Entwurf speichern
            </Button>
            <Button
              type="submit"
              name="then"
              value="publish"
              variant="accent"
              aria-disabled={editor.isSending}
            >
              Veröffentlichen
            </Button>
          </div>
          <p role="status" className="mt-3 font-semibold text-moss empty:hidden">
            {(editor.isSending || editor.done) && (
              <span key={String(editor.isSending)}>
                {editor.isSending ? 'Wird gesendet …' : editor.done}
              </span>
            )}
          </p>
          <fieldset className="mt-6">
            <legend className="font-semibold">Später veröffentlichen</legend>
            <div className="mt-2 grid gap-x-4 sm:grid-cols-2">
              <Field type="date" label="Tag" name="day" error={errors.day} />
              <Field type="time" label="Uhrzeit" name="time" error={errors.time} />
            </div>
            <p className="mb-3 text-base text-muted">
              Deutsche Zeit. Es erscheint der Text, wie er jetzt hier steht; was Sie danach ändern,
              bleibt Entwurf.
            </p>
            <Button
              type="submit"
              name="then"
              value="schedule"
              variant="outline"
              aria-disabled={editor.isSending}
            >
              Planen
            </Button>
          </fieldset>
        </div>
      </form>
      <div className="min-w-0">
        <PreviewPane title={title} summary={summary} preview={preview} />
      </div>
    </div>
  );
}
